import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * A monk sets it down for the novices, with “Now” and “And” and “for”, a saint or a verse to every deed.
 * He draws the moral, since he is paid in candles to draw it, and in the same breath he doubts it.
 */
export const knightMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look for the hoofprints of {foe}’s riders',
        description: 'They shoe with seven nails and not six, and you must go bent double to count them.',
        success: [
          'Seek and you shall find, it says, and you did, behind a wall: seven nails, many times over, and a heap of dung still telling of oats. They had lain there and drawn with a stick. It was a map of what {foe} meant to do, and only half trodden out.',
          'You followed the seven nails as far as a smith. He had shod all of {foe}’s horses that week for the word of a gentleman, and he gave you, in exchange for a hearing, everything that the gentleman had let fall while he held the hoof.',
          'One horse had gone lame and been led aside, and where it stood someone had wept, or else made water; the chronicle leaves it open. There was a ribbon trodden in. You knew the colour, and whose it was, and that no servant of {foe}’s had a right to it.',
        ],
        failure: [
          'You went for an hour with your nose to the ground, like Nebuchadnezzar. At the end was a nun upon a mule, with seven nails in each shoe for luck. She blessed you. She had not seen a rider, she said, since her wedding.',
          'There were prints, and all of them went into a pond. You waited on the bank in case they should come out. So faith without works is dead, and there are times when works are not much livelier.',
          '{foe} had had the horses shod backward. You followed with great cunning to the place that they set out from, and were asked there, by the boy who swept it, what you had forgotten.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit as a beggar where {foe}’s people pass',
        description: 'With your hood down and a bowl before you, for as long as it takes to be no one.',
        success: [
          'You sat in the dust until you had no more face than a milestone. And two of {foe}’s serjeants stopped by you to ease their feet, and went over their orders aloud, from the top, since there was nobody there. The poor hear everything. It does not make them rich.',
          'A steward of {foe}’s threw you a crust, and then, since you thanked him so gently, his troubles. They were great ones and had all to do with what {foe} wanted by the next quarter-day. You said that you would pray on it; and you did think about it a great deal.',
          'Another beggar sat by you, whose place it was. He let you stay. For eleven years he had watched that house go by, and he knew from its shoes what {foe} was about; he read them off to you, pair after pair, as a clerk reads the Hours.',
        ],
        failure: [
          'No one came but a bishop, who stopped and preached to you upon sloth. It was a good sermon. It lasted, I am told, so long that what you had come to see went by on the far side of his mule.',
          'You were given a good deal of bread and no news. A child sat in your lap. At last a serjeant of {foe}’s came, and looked, and said that for a beggar you had very well-kept boots.',
          'Blessed are the poor, and so it may be, but they are moved on. {foe}’s bailiff had you up out of that ditch with the butt of a spear, and you learned only what the ditch was called.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask about {foe} at the church door',
        description: 'The widows sit there who know all things; each of them will want to be asked first.',
        success: [
          'You asked the one who had not looked up. She had a nephew in {foe}’s stable, a godchild in the kitchen, and a grudge. By the time that the bell stopped you had it by three channels, as the Gospels are, and they agreed rather better.',
          '“Ah, {foe},” said the oldest, and crossed herself, and moved along the bench to make room. It took the length of a High Mass. What {foe} means to do, and who is to help, and why the one with the wart is against it, you had with your own ears at the door of God’s house.',
          'The widows of {place} would say nothing of {foe}; they are not gossips. They talked to one another across you, however, of a certain person who should be nameless. When they rose you gave each your arm down the step. You had understood.',
        ],
        failure: [
          'You addressed the second before the first, and there was an end. They prayed at you. I have it from one of them that the thing you wished to know was on the tip of all their tongues, and tasted of honey.',
          'They asked in their turn about you. When they had finished they knew your mother’s name, your debts, and why you had left home; and of {foe} you had learned that it was a fine figure in the saddle.',
          'The verger came out with a broom, and swept between you. He is {foe}’s man. You saw it by this, that he swept so very thoroughly, and that all the widows of {place} drew up their feet.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['explore', 'intellect', 'medium', 'slight'], {
        action: 'Read {foe}’s dealings in the parish rolls',
        description: 'They are kept in the tower with the owls, and the vicar does not like them to be understood.',
        success: [
          'There was nothing under {foe}’s name. But you had the wit to look under Burials, and found that three men had been put into the ground of {place} in a year when none were ill, and that {foe} had paid for each of the three Masses beforehand.',
          'You read by the light of a slit. In the margin, in a timid hand, some dead curate had noted each thing that he dared not preach about {foe}; and he dared not preach a great many. He had gone on to the very end. May he rest, who could not while he lived.',
          'A page had been cut out, and the ink had come through upon the next. You held it to the glass. It was backward, as evil is, say the fathers; and when you had turned it about it told what {foe} once promised, and to whom.',
        ],
        failure: [
          'The owls had been there before you, and had kept the rolls in their own manner. You made out a baptism. It may have been {foe}’s, or that of a pike; for there was some doubt of the letter.',
          'The vicar of {place} came up the ladder after you with a lantern and stood reading over your shoulder, moving his lips. Then he took the ladder. You had leisure to call, and did.',
          'It was Latin as far as the reign before last, and thereafter it was tithes. You came down white with dust, having learned how many eggs {foe} had owed the church; and they had been paid.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['talk', 'perception', 'medium', 'none'], {
        action: 'Call to a pilgrim ship for word of {foe}',
        description: 'They are singing, and must first be got to stop; then they will all speak at once.',
        success: [
          'You waited for the Amen and called across it. Four score pilgrims answered. Out of that Babel you had one thing whole: a man among them had fled from {foe}, and was going to the Holy Land to be forgiven for what {foe} had had him do. He shouted it. It was, he said, a beginning.',
          'Their chaplain held a speaking-horn, and told you through it, as one gives out a hymn, what they had met with on the quay: {foe}’s factors, buying, and what, and against which day. The sea is the Lord’s, and He made it. It carries a voice very well.',
          'One lady leaned out from the rail, veiled, and asked whether you were for {foe} or against. Against, you called. “Then listen,” said she; and told you, until the water had the rest, what only somebody can know who has dined with {foe} for years.',
        ],
        failure: [
          'They would not leave off singing. It was the long one, with the martyrs, and as each of them was put to death the ships drew further asunder. By Saint Agatha you could not see their faces.',
          'They took you for a heathen and held up a cross. You held up yours. Then both sides were so joyful, and there was so much waving, that it was over before anybody had remembered the question.',
          'You heard “{foe}”, and “never”, and “fish”. It has been laid before several scholars. I think myself that it was a warning; but so, read rightly, is everything.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Cry a warning of {foe} from the cross-steps',
        description: 'Prophets have no honour and few friends; somebody will throw something before you have done.',
        success: [
          'You stood where they cry lost pigs and told them what {foe} would do. They laughed; then a mother took up her child and went in, and they ceased to laugh. Before the echo was gone the gate of {place} was shut and the flour was down the well-shaft in sacks. Jonah had no better hearing, and he was sulky about it.',
          'There was an old man who asked if you would swear to that. You did, upon the cross, with both your hands. So they sent three boys by three roads to the next towns, and put the weak and the silver in the church; and {foe} came upon walls with people on them.',
          'You said it plainly and got down, for you had seen that fear wants no rhetoric. Women did the rest of it. By the time the council of {place} had met to consider, all was hidden that could be, and {foe} was put to the cost of looking.',
        ],
        failure: [
          'A friar was crying the end of the world from the opposite step, and had the better voice. They went over to him by degrees, since it would be sooner. Nobody in {place} so much as bolted a door.',
          'It was an egg. You went on; there was then a second, of another age. It may be that the words of truth come best from clean lips, for they laughed until they had to hold each other, and {foe}’s man led it.',
          'They believed you, each and all; and ran, and the whole of {place} was at the gate together with its beds. It was four hours before one could have got a cat through. So {foe} found them in the open.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Have the bells of {place} ring the alarm',
        description: 'The sexton is deaf and the ropes are rotten; you must set it up without being asked by whom.',
        success: [
          'You taught the ringers the old change, backward, that no one had heard since the last sack. The grandmothers knew it in their feet. They drove in the beasts before they had asked why, and {foe}’s riders met with barred doors and a great deal of psalmody.',
          'You spliced the ropes, and showed the deaf man by signs what was coming. He laid his palm to the bronze so as to be sure that it rang. And {place} was warned by one who could not hear it, as the world is, the brother thinks, by most of its saints.',
          'You tied a text to each clapper. It fell out upon the square at the first stroke, where the priest could pick it up and read it to them: what {foe} meant, and when. They thought it an angel’s hand. It misspelt “portcullis”, but they acted.',
        ],
        failure: [
          'The rope came down, with its beam, and there was an owl in it. People ran from all parts of {place} to see to you. They were most kind. They would not hear a word about {foe} until you had been bled.',
          'You rang, and it was the wrong change; it was that for a wedding. They came out in their best, and stood about, and asked one another who. Somebody fetched {foe}’s steward, as he plays the pipes.',
          'The bells of {place} had been pledged to {foe}, it appeared, and their tongues were taken out for surety. You pulled. There was a sound overhead as of large birds turning over.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Knock at {them}’s door and stay a while',
        description: 'It will cost you a part of the road, and you must eat what is set before you.',
        success: [
          '{them} came to the door with a stick, and dropped it. You were sat on the good bench; and there was told, on both sides, all that had been since, and a part of it was true. It is not good for man to be alone. When you rose {them} held you by the hand as if there had been more of you expected.',
          'You said that you had been going by. It was two miles out of any way, and {them} knew it, and was the more pleased. The cat was put off the chair. Before you had left, {them} had forgiven you a thing of which you had never heard.',
          'And {them} wept a little, for it was thought there that you were dead. A candle had been lit. You blew it out together and had the use of the stub to eat by. To be mourned beforehand is a great benefit, and one that few have the leisure to enjoy.',
        ],
        failure: [
          'You knocked, and {them} had a guest within, who was the very one with whom you should not have been seen. So {them} held the door on a hand’s breadth, and spoke about the hens. It was meant as kindness. One stood there and had it in the face.',
          '{them} was at prayers. You knelt down too, so as not to disturb, and there were a good many of them; and when they were over so was the time you had.',
          'You stayed for an hour and talked of your vow. {them} had hoped, I believe, to be asked about the roof. There was a bucket in the middle of the floor, and it filled, and neither of you mentioned it.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Give {them} the labour of your two hands',
        description: 'Wood, water and dung, as Saint Benedict orders; it takes the day and much of your back.',
        success: [
          'You split what there was, and stacked it, and turned the heap. {them} came out from time to time to say that it was too much, and to see that you went on. To labour is to pray; so you had prayed from the wall to the gate, and {them} loved you for it.',
          'There was a field with a stone in it that had bent three ploughs. You had it out by main strength, and it rolled away like that at the Sepulchre. {them} stood at the hole, laughing, then sat down upon the edge with both feet in, to be sure of it.',
          'You dug, and {them} held the light and told you about everybody. By the fourth cubit there was water. {them} let you drink first, from the hand, as is done with kings there, and with calves.',
        ],
        failure: [
          'You felled the tree that was pointed out to you, and it leaned, and reconsidered. {them}’s henhouse had been old. You both agreed to that many times, in the dust, while the hens expressed themselves.',
          'You had carried nineteen buckets when {them} asked what had become of the bottom. It was a sieve for barley. Humility is the first of the virtues, and {them} was very good about it, but did not ask you to go on.',
          'You gave your back, and it was your back that gave. {them} had to leave the work, then, and bring you in, and rub you with goose-fat. He who would help must first be able to stand; though the goose-fat, it is said, was pleasant.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'none'], {
        action: 'Sell what you know of {foe} to the canons',
        description: 'The chapter is at law with {foe} about a meadow; they bargain in Latin, and pray in between.',
        success: [
          'The canons heard you through a grille, so that it should not be commerce. They conferred, there was a collect, and they bought. Judas too sold what he knew to priests. The cases differ, for in this one it was true of {foe}, and you could sleep.',
          'The treasurer found your news of {foe} a little dear, and then a little dearer than that, and at the end of a psalm he closed with you. He would have it in the sermon, he said, under Ahab. He asked whether there might not be a dog in it.',
          'You let them have it by heads, as one lets down a rope. At the third the dean had hold of the end. It was bought for the glory of God and the meadow of {place}, and I can see nothing wrong in it, and I have looked.',
        ],
        failure: [
          'They gave you absolution for it. You explained that you had been thinking of something else. They explained that this lasts longer; and it was done, and the grille was shut, and they had heard the whole of it.',
          'The chapter of {place} and {foe} had made it up that week over a haunch. You were offered what remained of the sauce. There is a text about bringing coals, and they had it in the window.',
          'You began with the price. The youngest canon blushed, the dean rose and quenched a candle. When you were out upon the step again you still had all of your knowledge, and it was going off, like fish.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'easy', 'slight'], {
        action: 'Sell your news of {foe} to the heralds',
        description: 'They must know everyone’s shame so as to draw it rightly; they will want it proved in colours.',
        success: [
          'The old herald had left a blank in {foe}’s third quarter, and did not know why. You told him. He bought it with tears in his eyes, and the thing that he painted there was small and sable, and looked backward.',
          'You whispered, and two pursuivants fought for who should write. It would be worth something, they said, at any tourney to which {foe} might come. So you were paid for the truth, which is uncommon, and by men in playing-card coats.',
          'They tested it upon their books, and it fitted there with something that they had from another. That made it dearer. The blazon of pride is a tower, they showed you, and the charge upon {foe}’s had a crack.',
        ],
        failure: [
          'They had it already, and in gold leaf. Nothing is hid that shall not be made manifest; the heralds of {place} had had it made manifest at Martinmas, and charged people to look.',
          'You told them half, to whet them. The eldest shut his eyes, and he recited you the other half, with dates, and with a marriage that you had not known. They would not take money for it, or give any.',
          'They could not use it unless there was a beast in it. You offered them a horse. It had to be a beast that does not exist, they told you, for all the others are taken.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell the poor of {place} what {foe} intends',
        description: 'For the love of God, at the almonry; they have been told many things for the love of God.',
        success: [
          'You told it sitting down, with a bowl like theirs. They asked what you wanted, and you said that they should not be where {foe} would look for them. So they were not. It was a hundred households, gone like sparrows; and {foe} had sent carts for them, and the carts came home.',
          'A blind man repeated it after you, louder, with tunes. By the next almsgiving the whole of {place} could sing what {foe} was about. Those who were meant to carry for {foe} had bad backs that week; and it is recorded as a miracle, of the minor sort.',
          'You gave them it for nothing, as it had been given to you. One of them divided it, like a loaf, and everybody took a piece away to some street where it would be needed. And {foe} found neither man nor mule that had not been warned.',
        ],
        failure: [
          'They listened with courtesy until the bread came. Then there was the bread. Man does not live by it alone, it is written; but it was plainly somebody who had dined that wrote it.',
          'You were heard, and thanked. It was only that they had no other place to go to. A woman said so, and asked if you knew of one; and you stood there with your knowledge of {foe} in your two hands.',
          'One among the poor was less so than the rest. He left before the blessing. When you had got to what should be done {foe}’s serjeants were in the almonry, holding the door for people.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Lay it before those whom {foe} would ruin',
        description:
          'You go from house to house with a list, unpaid and doubted; it costs shoe leather and an explanation at each.',
        success: [
          'You said to each of them only what concerned that house. They thought about it, and looked out from the door, up the street and down; and by the last you saw them going in and out of one another’s kitchens. When {foe} came to part them they had been sewn together.',
          'The cooper shut up his shop upon it, and sat in front with an adze. So did the next. Not one of them did more than sit. {foe} rode down that street twice, looking to left and right, and went off to fetch more people. It took {foe.him} a good while.',
          'They asked who had sent you, and you said, nobody. It was turned over at the baker’s, and tried with the teeth. Then all {place} was civil to you, and most uncivil to {foe}’s collectors, whom it kept waiting for change.',
        ],
        failure: [
          'The first upon your list was deaf, the second was dead. In the third house they had been told by {foe} to expect somebody who would tell them lies, gravely, and for nothing. You had been very well described.',
          'You told it, and saw their faces close like daisies. It was too large to believe. They would sooner it had been smaller and less true; and I have the same trouble at times with the Athanasian Creed.',
          'They would do something, they said, if the others did. The others said so too. You went back and forth between them until you understood that it was how {foe} had been doing it.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Give a pilgrim your message for {them}',
        description: 'He goes that way, on his knees for part of it; you must make him remember it.',
        success: [
          'You set it to the tune of his litany, between Cosmas and Damian, so that he could not leave it out. {them} heard it from a long way off. “Wait, wait,” sang the pilgrim, “for your friend is on the way,” and {them} sat down, and waited, and sang the response.',
          'The pilgrim had it by heart. He was not quick, but then he could not be turned aside; and he found {them} with the bundle tied, at the very door. It was untied. I think sometimes that it is the slow who hold up the world, though at what rate I cannot say.',
          'A woman going barefoot for her son took it with her as one more thing to carry. She told {them} that you would come. She said it so that it was believed, for she was walking upon a like promise herself; and {them} gave you those days.',
        ],
        failure: [
          'He remembered all but the name. They tell me that he delivered it, with tears, to a Benedictine, a brewer, and a girl at a well, each of whom was glad to hear that somebody was coming.',
          'You gave it to him in six words. He reflected, and asked whether in such a case one ought to send messages, or rather to let go of earthly ties; and by the time he had resolved it he was resolved against.',
          'The pilgrim had sworn to be silent. You learned it after you had told him all. He took both your hands, with great warmth, and his eyes were full of it.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Write {them} a letter in a clear hand',
        description: 'Pen, wax, and a carrier who cannot read; it takes an hour and all the Latin that you have.',
        success: [
          'You wrote, “I am late and I am coming,” and sat looking for some ornament, and sent it as it was. {them} had it read out by the priest. They say that he looked for the second page; but {them} folded it up small, and stayed.',
          'It was sealed with your thumb, for want of better, and {them} knew the thumb. So the thing that was to have been done without you was put off some days. The letter kills, says the Apostle. He wrote a great many.',
          'You drew it. There was a road, a figure with its tongue out, running, and a sun to show how many days. {them} laughed, and then nailed it up over the door, and told those who came for an answer that they could see for themselves.',
        ],
        failure: [
          'The carrier could read. He corrected the cases, and then the sense. What {them} got was a very fine letter, with a quotation in it from Boethius, from which nobody could have guessed that you were coming.',
          'You spoiled two skins, and upon the third was the ghost of a former letter. It came out in the warmth. {them} was found reading, with a stony face, what some abbot had once thought of some abbess.',
          'It went off by a sure hand, in a dry bag, with a blessing over it. The bag is in our library. It was left here by a man who had stopped to ask the way, and I have only now looked inside.',
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
        description: 'It takes no longer than a decade of the rosary, and may be as hard to sit still for.',
        success: [
          '“You talk of {foe} as if it was the Devil,” said {mate}. “I’ve seen the Devil, over our church door. He’s enjoying himself. {foe} never looks as though it tasted of anything. I’d not be afraid of that one’s wickedness. I would be afraid of its being Tuesday, and nothing else to do.”',
          '{mate} spat out a stalk. “Somebody is afraid in that house. They feed the dogs too much. People who are sure of themselves feed the dogs what’s left. So I’d go softly, and I’d take something for the dogs.”',
          '“I’ll tell you what I think,” {mate} said, “and you won’t care for it. I think {foe}’d have made a good enough neighbour if anyone had ever said no before it was too late. You’re only the first. You must say it very loud, that’s all, to make up for the rest of them.”',
        ],
        failure: [
          '“I don’t think about {foe},” said {mate}. “I think of dry hose. You think about {foe}, and I keep us alive, and then in the ballad it will be you. I’ve no complaint. But don’t ask me.”',
          '{mate} was so long silent that you took it for an answer. Then it came. “If I’d been born in that house, and you had, we’d be on the other side, and sure of it. I wish I hadn’t thought so. I’d been quite happy.”',
          '“Judge not,” said {mate}. “It’s the one bit of the sermon that I ever got hold of, and it has saved me no end of trouble. You go on and judge; you’ve the face for it.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} about {who} and your vow',
        description: 'A frank answer is to be had for the asking, and will not be taken back.',
        success: [
          '“You swore to {who} because it was quiet and someone had to,” said {mate}. “I know you. It’s not the worst reason. My father married on it. What I mean is, you don’t have to feel it every day. You’ve only to get up. The feeling comes round again by itself, like the baker.”',
          '{mate} smiled at that. “I’d like {who} to see you now. Not when it’s over, and clean, and they’ve put you in a hat. Now, with that hose. I’d say, there, that’s what an oath looks like from behind; and I believe that {who} would be sorry for having slept.”',
          '“There’s this about {who},” said {mate}, and took some time to find it. “Nobody there ever told you that it would be easy. I’ve served people who did. I would sooner be sent into a bog by someone who’s white in the face than by one who says it’s only a puddle.”',
        ],
        failure: [
          '“It’s a vow,” said {mate}. “One doesn’t talk about them. You don’t go digging up a seed, to ask it how it is.” And that was all; and it may be wisdom, or a blister.',
          '“Since you ask me, I think {who} picked you as one picks the pear that’s nearest,” {mate} said. “You needn’t look so. It was a good pear. I’m just telling you nobody climbed.”',
          '{mate} would not say. “You’ll only lie awake, and then I shall. Whatever I think of {who} I’ll tell you when we’re there, and you’ve no more use for it.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} whether we do right',
        description: 'A question for a confessor; but the confessor is far, and {mate} is here.',
        success: [
          '“Right?” said {mate}. “I know when I have done wrong, there’s a taste. I’ve been feeling for it, these last days, like a tooth. It isn’t there. It’s sore, and it’s tired, but it isn’t there. I wouldn’t build a church on that. I would go on another mile.”',
          '{mate} considered it with care. “We’ve frightened people, you and I. I’ve not got over it. But {foe} frightens them too, and never turns round to look, and we do, both of us. Perhaps that’s the difference. It’s not a great one. It’s about so big.”',
          '“Ask me something with an end to it,” {mate} said. “I’ll tell you this much. If we turn back I shall see {foe}’s face for the rest of my life, being satisfied. And if we don’t, I may not have much of a rest of my life. I’ve weighed them. I’m still here, aren’t I?”',
        ],
        failure: [
          '“No,” said {mate}, “I don’t think so. I did once. It’s all got to be about winning. I’ll carry the bags, I said I’d carry them, but I say a prayer when we lie down now that I didn’t use to.”',
          '“There’s priests for that,” said {mate}. “I never met anybody who asked that question and then did the other thing. You want company in it. Well, you’ve got company. Pass the salt.”',
          '{mate} turned away. “Don’t ask me that again. I followed you so as not to have to think of it. If you don’t know, then there’s two of us; and one of us ought to be asleep.”',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} among {foe}’s grooms to listen',
        description: 'With straw in the hair and a tale about a lost colt; you will be alone with your thoughts.',
        success: [
          '{mate} came back smelling of horse. “I cried about my colt, and they were so sorry for me. They’re good lads. They showed me every stall, so I could be sure; and there’s twelve stand saddled. Twelve. For a bishop’s visit, they’ve been told. I ask you, does one put war-girths on for a bishop?”',
          '“I held a lantern,” {mate} told you, “and nobody ever looks above a lantern. {foe} came in by the small door, with a man who limps, and they spoke of {who}, and of a date. Then {foe} kissed the mare on the nose. I wish I hadn’t seen that. It was nicely done.”',
          '{mate} sat down and began at once, with a finger in the air. “First, they haven’t been paid. Second, they say {foe} doesn’t sleep. Third, there’s a road they have been told to sweep, and why would you sweep a road? So I went along it; and I know.”',
        ],
        failure: [
          '{mate} came back upon a hurdle, singing. “They’d a cask,” said {mate}. “I heard it all. I had the whole of it, and I put it somewhere safe. Give me a little time. There was a horse in it.”',
          '“They had a colt,” said {mate} bitterly. “They had lost one, and they’d found one, and they were so pleased for me that I had to take it as far as the bridge. And it kicks.” There was no news of {foe} and no sitting down.',
          'They had laughed, it turned out. “I said I was a groom, and one of them handed me a hoof,” said {mate}. “I shook it. Well, how is one to know? They’ll be telling that at {foe}’s when I’m in my grave.”',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'reflexes', 'medium', 'none'], {
        action: 'Send {mate} ahead to spy out the road',
        description: 'As Joshua sent two; but you have only the one to send, and will miss the company.',
        success: [
          '“There’s a tower they don’t use, with washing on it,” {mate} reported. “Who washes in a tower they don’t use? I lay in the nettles till somebody came to take it in. Eleven shirts, all of a size. {foe} has put guards there that nobody’s to know about. They have a goose, too.”',
          '{mate} was back sooner than you had looked for. “I met an old priest, and I thought, I’ll lie, and then I didn’t. I said who we were. He showed me where {foe}’s men sleep, and then he asked me to hear his confession. I’d no right to. I did it, though. He’d been wanting to tell it for so long.”',
          '“I climbed,” said {mate}. “You’d have made me go round. From the top you see all of it: where {foe}’s wagons turn off, how many, and that they come back light. There’s something building. I’ve scratched it here upon a slate, look, and that blot’s a cow.”',
        ],
        failure: [
          '{mate} came in upon one leg. “There was a wall, and I jumped,” said {mate}. “I should have looked. I’ve been lying in some nun’s turnips, and all I can tell you about {foe} is that they don’t know there either.”',
          '“I told them that you’d sent me,” said {mate}, “and they asked who you were. I said it, all your style, the way you like. They said, who? Then they laughed at me as far as the ford.”',
          'It was long before {mate} came, and then by the ditch. “They weren’t even {foe}’s,” {mate} said. “They were just ordinary robbers. I asked if they’d seen anything, and one of them was so ashamed that he cried, and I’d to sit with him.”',
        ],
      }),
    },
  ],
};
