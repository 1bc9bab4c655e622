import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const knightThreads: readonly ThreadContent[] = [
  {
    key: 'knights/godsibs',
    kind: 'debt',
    at: 'home',
    title: '{them} spoke up for you, and is owed a christening gift at {place}.',
    opened: [
      'When they asked if any Christian knew you, {them} said, “I am godparent to that one’s child”, and there was no child. It will have to be made good. There is a real one at {place}, not yet christened, and it is owed a gift.',
      '{them} took you by the arm, before a constable, and called you cousin. Kinship is not to be had for nothing. There was a christening at {place}, you were told round the corner, and a cousin would be expected to bring something.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Bring {them} the christening gift',
      description: 'It is handed over in front of all the aunts, and they will bite it.',
      success:
        'It was passed from one aunt to the next and came back approved. You held the child. It looked at you with great severity, like one reading an indictment, and took hold of your thumb; and {them} told the aunts, with a straight face, that it had your chin.',
      failure:
        'You brought it in upon the one day when the child was sick. Nobody had a hand free. It was set down, with a word of thanks, on the stove, and it was not the sort of gift for that.',
    }),
    lapsed: [
      'They christened the child at {place} without you. {them} stood by the font with a hand out, for a moment, towards a place where nobody was.',
      '{them} took back what had been said for you, in front of the same people, and somebody wrote it down.',
    ],
  },
  {
    key: 'knights/penance-shared',
    kind: 'debt',
    at: 'landmark',
    title: '{them} took half your penance, and you owe the walk to {place}.',
    opened: [
      'Your penance was to go barefoot to {place} and back. “I will take the back,” said {them}, who had heard it through the curtain. It is allowed. You have still to do the going.',
      '{them} put on your hair shirt for you, for a week, there being a wedding. So {them.he} itched, and you danced. You are to walk to {place} for it, without shoes, and think.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'slight'], {
      action: 'Walk the last mile to {place} barefoot',
      description: 'Flints, thistles and cattle; and somebody will ask you, kindly, what you did.',
      success:
        'You took it at the pace of a cow. By the end you had left off thinking of your feet, and then of your sin, and thought with attention about {them}, who had no need to have done it. At {place} you sat down, and every part of you that was the floor was thankful.',
      failure:
        'You trod on a horseshoe nail. It was so very soon after setting out. The rest you did in your shoes, telling yourself that it was the spirit that mattered; and the spirit said what it thought.',
      hurt: 'weariness',
    }),
    lapsed: [
      'It lay upon {them} that the walk to {place} was not made. {them} made it. The parish saw who went by and on what feet.',
      'The term of the penance was up. {them} asked the priest if half of it was worth a half, and he had to look it up.',
    ],
  },
  {
    key: 'knights/glove',
    kind: 'feud',
    at: 'landmark',
    title: '{them} has thrown down a glove, to be answered at {place}.',
    opened: [
      'It was a glove, and not clean, and it lay on the ground between you. {them} named {place}. You picked it up, since people were looking, and it was still warm.',
      '{them} had no gloves to throw, and used a shoe. It comes to the same in law. You were to come to {place}, and answer with your body for what you had said of {them.his} family.',
    ],
    offer: does(['force', 'strength', 'medium', 'serious'], {
      action: 'Answer the challenge of {them}',
      description: 'On foot, with what you have; neither may leave until one has had enough of it.',
      success:
        'It was a good fight, and there was nobody to spoil it by watching. When you had {them} down you both lay there. {them} asked if you had ever truly seen {them.his} family. You had not. It was admitted then, with a groan, that there was something in it.',
      failure:
        '{them} had said nothing of being left-handed. You learned that at once, and several other things at greater leisure; and you said, from beneath, that it was a noble house, and old.',
      hurt: 'blow',
    }),
    lapsed: [
      '{them} stood in arms at {place} till the hour was past, and then rode three times about it, crying your name to the rooks.',
      'Your half of the quarrel went by default. {them} had the glove back, and showed it to people.',
    ],
  },
  {
    key: 'knights/snails',
    kind: 'feud',
    at: 'city',
    title: '{them} has had you painted as a snail in a book at {place}.',
    opened: [
      'You had offended {them}, who knew a monk. In a psalter at {place}, in the margin of the hundred-and-ninth, there is now a snail in armour. It has your nose.',
      '{them} said nothing at the time. But word came out of the scriptorium at {place} that a great many people were asking to read one particular psalm. There was a snail in the margin of it, they said, and it had been given your walk.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Paint {them} into the margin too',
      description: 'A brush of three hairs, a drowsy librarian, and no going back once it is gilt.',
      success:
        'You gave the snail an adversary: a rabbit, in a rage, with {them} about the whiskers. They were well matched, and it brought out the nose. {them} came to see it, and stood in front of it for a long while; then you were sent a quart of wine, to be drunk with your horns in.',
      failure:
        'It was to have been a rabbit. It came out, from the ears downward, as the bishop. The librarian woke; he held it to the light, and then he counted the people in the room, of whom there was one.',
    }),
    lapsed: [
      'The psalter at {place} was lent to the queen. {them} was told that she meant to have it copied.',
      '{them} paid for a second snail, and this one was running away.',
    ],
  },
  {
    key: 'knights/pasture',
    kind: 'wish',
    at: 'landmark',
    title: '{them} pines for {place}, and looks that way at every halt.',
    opened: [
      'There is a way of standing that says, I have been happy somewhere; {them} had it, with the head turned toward {place}. It could be a matter of grass, or of a person. You did not like to ask.',
      'You spoke the name of {place} by chance. {them} came to you across the whole width of the camp and stood near, and was of no use afterwards until it had been talked of again.',
      'At each parting of the ways it was the same: {them} took the turn for {place}, and had to be fetched. It was done without complaint. That was what you minded.',
      'Somebody at a well was saying how good it is about {place} at that time of year. You turned to see if {them} had heard. You have seen the look since in church, upon people at the back.',
      'You dropped a crust, and {them} paid no heed to it, having found out that the way to {place} goes off there upon the left. It was a good crust. You picked it up, and did some thinking.',
      'You had put down your pack to look for a flint. When you looked up {them} was a furlong off, on the way to {place}, waiting to see if you came. You whistled. It was the turning round that you could not get over.',
      'They asked you in a village which of the two of you was from {place}, since one did nothing but look that way. They meant {them}. You had taken it until then for thought.',
      '{them} slept with the face toward {place}, wherever it might be that you lay. You tried once lying on that side. After a little while {them} got up, and went round.',
      'A carter had come from {place}, and had the dust of it on his wheels. {them} went twice about the cart. You asked him the price of his cheeses, one by one, so that it should stand there longer.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Let {them} loose about {place}',
      description: 'It takes as long as it takes, and you must not call.',
      success: [
        '{them} went all around {place}, not fast, stopping where there was nothing that you could see to stop for. At one bank there was a long pause. When {them} came back to you it was as people come out from Mass, and you were given, in passing, a friendly shove.',
        'You sat down upon your pack at {place} and did not look. {them} was gone for about a sermon. There was a smell of mint, afterwards, and there were burrs; and when the two of you went on it was {them} who went in front, and at the first parting of the ways took your road without being called.',
      ],
      failure:
        '{them} set off with great strides, and then slower, and then stood. It had been enclosed, or it had been cut, or they were dead. You went and stood close by, and looked as well, so that it should at least be looked at by two.',
    }),
    lapsed: [
      '{them} did not turn toward {place} at the halt. There was some story going in that head, and you were no more in it.',
      'You had gone by the last road to {place}, and {them} knew that it was the last. There was no trouble made. You could have wished that there had been.',
    ],
  },
  {
    key: 'knights/blessing',
    kind: 'wish',
    at: 'city',
    title: '{them} should have the blessing of beasts and travellers at {place}.',
    opened: [
      'Since the last bad place {them} had been starting at nothing. They bless all that goes on legs at {place}, in the church porch, at no charge to the poor. It had been done for {them} once before, you had heard, and it took.',
      'At every puddle {them} stopped, looked in, and would not go over. You had tried kind words, and then pushing. But in the porch at {place} is a priest with a sprinkler, who has put heart, they say, into colts, carriers and one curate.',
      '{them} would not pass a church without stopping, and would not say, or could not, why. At {place} there is a priest who does horses, hounds and hired men with the one sprinkler. You thought of it more and more.',
      'A leaf had but to turn over, and {them} was in the ditch. For that there is a priest at {place}, who blesses all comers in the porch, and one stands between the cattle and the carriers. You said that it could do no harm.',
      'What it was that {them} had seen you never learned. It was low, to judge by where {them} looked, and kept to your left. They bless whatever goes by road, in the porch at {place}, and do not ask what may be walking behind it.',
      '{them} had taken to walking close in against you, on the side away from whatever it was. You could not have said since when. A priest at {place} blesses all who go upon roads, and will not be told which of them are beasts.',
      '{them} had grown afraid of bridges. You had tried a medal of Saint Anthony against it, which had been lost, or eaten. After that there was nothing for it but {place}, where a priest does it with water.',
      'A scarecrow had been too much for {them}, and then its coat, upon a line. One does not laugh. There was a porch in {place}, you recalled, where a priest does cart-horses, brides, and anyone in between; and water cannot make it worse.',
      '{them} had begun to look under things. But on the church steps at {place} they bless whatever goes by road, whether or not it can say Amen, and you thought that one of the two of you would be the better for it.',
      'First it was gates, then gateposts, and by the end of the week {them} would start at your hat. In the porch at {place} there is a priest with a sprinkler, for whatever goes by road. He has had plough-oxen that were worse.',
    ],
    offer: does(['rest', null, 'easy', 'none'], {
      action: 'Stand with {them} to be blessed',
      description: 'A queue of oxen, brides and hedge-knights, and no one may push.',
      success:
        'You waited between a sow and a sea-captain. The priest looked {them} full in the eyes, and said the whole of it, not the short form, and threw the water like a man sowing. {them} shook all over, and breathed out. There was enough on the sprinkler for you.',
      failure:
        'A sow got in among the choir. By the time she had been brought to think better of it the priest had lost his stole and the water was everywhere except where it ought to have been. {them} had been trodden on by a bride.',
    }),
    lapsed: [
      'The feast at {place} was over and the sprinkler hung up. {them} went on starting, and now at you.',
      '{them} stopped at a church door on the road, and you pulled on. It was not forgotten; it was in each step afterwards.',
    ],
  },
  {
    key: 'knights/wish-third-shepherd',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} was once to be the Third Shepherd in the play at {place}, and ran away.',
    opened: [
      '“I have nine lines,” said {them}. “I know them yet.” The guilds of {place} give a play, and {them} was of the chandlers, who do the shepherds. “I stood behind the cart. I heard my cue. I went home to my mother.”',
      'You woke, and {them} was speaking, on one knee, to a tree. “What seest thou, brother? I see a great light.” It went on for nine lines. “It is for the play at {place},” {them} told you. “They had to go on with two.”',
      'A player’s cart passed, and {them} got behind you. It was because of {place}, you learned, where {them.he} was to have been a shepherd. “The lamb was mine to carry. They say that it just lay there.”',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Get {them} the part at {place}',
      description: 'The chandlers are rehearsing, they have a Third Shepherd, and he has a cold.',
      success: [
        'You spoke to the chandlers, and the shepherd sneezed, and it was done. {them} stood behind the cart. The cue came. You shut your eyes; and then you heard it, a little hoarse, all the nine lines, and a bleat. The First Shepherd was an old man now. “Thou hast been long upon the hill, brother,” he said. It was not in the book.',
        'They would give {them} the one line, the last. {them} came out with the lamb and looked at the people, and at you, and forgot it. There was a silence in which one heard the lamb. “I am sorry that I am late,” said {them} to the manger. They have kept that in, you understand, ever since.',
      ],
      failure: [
        'There was no part free but that of the ass’s hinder half. {them} took it, so as to be near. “I heard my cue,” {them.he} told you after, coming out of it. “I could have said it. I was only the wrong way round.” You would have to speak to the chandlers once more.',
        'The chandlers had quarrelled with the butchers, who do Herod, and both carts lay on their sides. {them} said the lines over to a butcher, who had sat down on one. “It is well spoken,” he told {them}. “Come when they have hanged the chandler.”',
      ],
    }),
    lapsed: [
      'They had put down the play in {place}, as there was too much laughing. {them} said the nine lines once more, standing, and then left the tree alone.',
      'You met with a chandler of {place}. They did it with two shepherds now, he said, and always had. {them} seemed glad that nobody had been kept waiting.',
    ],
  },
  {
    key: 'knights/wish-bend-in-the-arch',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} set a stone at {place} in a hurry, and has not slept well since.',
    opened: [
      '“I was a mason,” said {them}, “before I was this.” There was a vault at {place}, and one stone that did not quite sit. “I wedged it with a chip of slate, until after dinner.” It was seventeen years ago.',
      '{them} would sleep under no arch. It was out of knowledge, you were told, and not out of fear. “Every mason has one stone that he hears,” said {them}. “Mine is at {place}. I hear it chiefly when I am on my back.”',
      '{them} whittled wedges, and tried them with a thumb. They were for {place}. “If it has come down I want to know on whom,” {them.he} said. “And if it is up, then I want to beg its pardon.”',
    ],
    offer: does(['craft', 'endurance', 'easy', 'slight'], {
      action: 'Hold up the stone while {them} wedges it',
      hurt: 'mishap',
      description: 'You stand on a trestle with both your palms above your head, and try not to hear anything.',
      success: [
        'You held. {them} drew the chip of slate, and there was a sound, a very small one. “I know,” said {them}. “I know. Seventeen years.” The wedge went home with three taps, and a fourth for love. You could let go; you found that you did not like to. {them} lay down under it there and then, and was asleep.',
        'It had not stirred by a hair. There was the slate, with {them}’s thumb-mark in the mortar, and a spider had relied on it. “It never needed me,” said {them} slowly. You held, and the wedge was put in all the same, beside the other. After that you were shown every stone in the place by name.',
      ],
      failure: [
        'You could not find it. {them} had carried it about for so long that by now every stone in {place} looked guilty. Eleven were tapped. “They all answer,” said {them}. You would need to come back with a longer ladder, and without so much conscience.',
        'A hermit lived beneath it who would not be moved. It had been dripping dust on him for seventeen years, he told {them}, and he offered it up. To have it stopped he would first have to ask. You were to come another time, and he would see if he could spare it.',
      ],
    }),
    lapsed: [
      'Word came that it was down, at {place}: the whole of the vault, all but one stone. That one was sticking out of the wall still, upon its slate. {them} asked to have this told again.',
      '{them} had begun to sleep on {them.his} back, under whatever there was. You have to leave something for the next mason, {them.he} said.',
    ],
  },
  {
    key: 'knights/wish-priors-hen',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} stole a hen from an almoner at {place}, and wants to be forgiven.',
    opened: [
      '“It was a brown hen,” said {them}. “He would have given it me. He gave to all who asked. I did not like to ask.” The almoner lived at {place} still, and was past eighty. It was the only thing that {them} had ever stolen.',
      'In confession {them} was always very quick, and came out unhappy. “There is a hen in it,” said {them}, “and the priests laugh.” It had been taken at {place}, from a good man, through a hedge. “I want one who does not laugh.”',
      '{them} could cook whatever flew, swam or ran, except one kind. “I cannot pluck them,” {them.he} said. “I think of Father Anselm.” He was almoner at {place}, and had come out that day with the corn in his apron, and called.',
    ],
    offer: does(['patience', 'charisma', 'easy', 'none'], {
      action: 'Stand with {them} in the almoner’s line',
      description: 'It is the line for bread, it goes round the yard, and {them} keeps letting others in before.',
      success: [
        'You came to the front, by pushing from behind. “I had your brown hen,” said {them}, all in one breath. The old man thought. “Maud,” he said. “Was she good?” {them} said that she had been very good. “I am glad of that. I always wondered whether she was eaten by somebody hungry.” He did not laugh; nor, for a time, did anyone.',
        'He was almost blind, and held {them}’s face between his hands. “You are the one from the hedge,” he said. “I called, but it was you that I was calling.” {them} could not answer. He put in the bread, and upon the top of it an egg, to be going on with, and then it was your turn.',
      ],
      failure: [
        '{them} had let in so many that it came to an end with the two of you still in it. The hatch shut. “I had got as far as ‘It was’,” said {them}. You were told at the gate when there would be bread again. The old man would be there; he had not missed since the year of the hen.',
        'It was another almoner, a young one, who forgave everything at once, without looking up, and called the next. {them} stood outside with a loaf. “He did not even ask what colour,” said {them}. Father Anselm would be about again when his foot was better.',
      ],
    }),
    lapsed: [
      'The bell had gone for Father Anselm at {place}. {them} stood bareheaded by the road with a handful of corn, and put it down at the foot of a hedge.',
      'They told {them} that the old almoner of {place} forgot everything now. “Then it is only I who know,” said {them}; and the next time that there was a hen, it was plucked.',
    ],
  },
  {
    key: 'knights/drowned-crypt',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swears that a sleeper in armour lies under {place}.',
    opened: [
      '{them} told it you behind a hand. Beneath {place} there is a vault, and a king with his knights in it, asleep, who will get up when they are wanted. They had been heard, {them.he} said, to snore.',
      'You had it from {them} upon three conditions, of which the first was not to laugh. At {place} the ground is hollow. There is a sword to be drawn, or a horn to be blown, and everyone does the wrong one first.',
      '{them} had once dug for a well at {place}, and come upon armour, with somebody in it. {them} had begged his pardon, and filled it up. There had been other feet beyond, {them.he} said, laid in a row, and they were warm.',
      'Under {place}, so {them} had it from a grandmother, a king and his knights lie in their harness until the realm has need of them. The grandmother had put her ear to the ground. Somebody was asking, down there, what o’clock it was.',
      '{them} drew it for you in the dust with a heel: this was {place}, and that the door, and there, very long, with a crown on, lay the one who was sleeping. Then it was all rubbed out. He was said to wake easily.',
      'There was one at {place}, said {them}, who slept better than you. He lay below it in full harness, with his knights about him. A boy of that parish had gone down after a lamb, and come up with a beard.',
      'They put bread on the ground at {place}, said {them}, and it is taken in. It was for the king who lies under there with all his company until he is called. Nobody had yet found out what one calls.',
      'A mole had been caught at {place}, {them} said, with a gold ring about its neck. One knew from that who was down there. It is not to be talked of in taverns, and hardly had been.',
      'If {them} was to be believed cattle would not lie down at {place}, but stood with their ears forward. It was the snoring. A king is under there, and forty in mail, and the end one has kicked off his blanket.',
      '{them} would not say it indoors. A king lies beneath {place}, in his mail, with a company round him, to be called when the worst comes; and there had been two opinions, in that family, as to whether it had.',
      'At {place}, according to {them}, a spade had once rung upon a helmet, and the helmet said “Not yet”. He with the spade is a friar now. You were asked to think what king it was that lay down there in his harness.',
      'No one of that parish goes over {place} except on tiptoe, {them} told you, and the cattle are shod with rag. A king and his men are asleep in the vault there. It was not known who would have to give them breakfast.',
      '{them} was shown it once: {place}, and the crack, and the breath from it, of oil and leather. A king was at the far end, with forty in mail, and all slept but one, who asked {them} to stand out of the light.',
      'The herd-boys play at dice on {place}, said {them}, and when they quarrel somebody underneath knocks with a hilt. It is the king, who lies in his armour there until he is wanted. He has had six hundred years of herd-boys.',
      'It was over the second cup that {them} came out with it. There was a hall beneath {place} with a king in it, and his men, asleep in their armour. Nobody had seen that; but the farrier was fetched there once, blindfold.',
      '{them} had it from a ditcher, up through the bottom of his ditch. “Is it time?” somebody had asked him, at {place}, in old French. It was dinner-time, he said. There was a clank then, as of a king and his company turning over.',
    ],
    offer: does(['explore', 'vigour', 'medium', 'slight'], {
      action: 'Go down beneath {place} with a light',
      description: 'A hole that has kept its counsel for six hundred years, and it is about your own width.',
      success: [
        'You came out on your elbows in a round room. There were benches, of stone, each of them worn by some great weight, and every one empty. The dust had been swept toward the door. So they had been wanted already; you thought about whose war, and if they had been told how it came out.',
        'It widened, when you had paid it two buttons, and you could stand. Your light went round a ring of stone seats, and there was nobody. The backs had been rubbed bright by mail. On the farther side a door stood open, and the marks of a great many feet went out by it, all of them, as far as you could see, in step.',
        'It was dry down there, and smelled of horses. They had had a table. Each place had its knife, its bowl, and a hollow in the bench; you went round it with your candle, as one looks in upon sleeping children, and there was not one at home. From the wall hung a horn, and on the mouthpiece there was no dust.',
      ],
      failure:
        'You went in as far as the hips. It was there that you and six hundred years came to a stand. A shepherd drew you forth in the end, by the feet, and wished to know if you were the king.',
    }),
    lapsed: [
      'They set a mill over the hollow at {place}, and the noise would have woken anyone. Nobody came up. {them} said that they were biding their time.',
      'Someone else had the tale from {them}, and dug with oxen; the roof at {place} came in, on whoever it was.',
    ],
  },
  {
    key: 'knights/true-prices',
    kind: 'rumour',
    at: 'city',
    title: '{them} knows of a trader in {place} who will sell the truth for gossip.',
    opened: [
      'There was a stall in {place}, {them} told you, that looked like ribbons. One gave a story there and was given one; and in that manner an abbess had learned where her brother was buried, and a thief when to leave.',
      '“She has scissors,” said {them}, “and holds them open while you talk.” It was at a ribbon stall in {place}. If what you told was true they shut, and she told as much in return. {them} had come away with a yard about a brother.',
      '“If you are ever in {place},” said {them}, “and there is something you would give your ears to know, then go to the ribbons, and take some news with you. It has to be fresh.”',
      '{them} had once sold a piece of news in {place}, at a stall hung over with ribbons, and been given one back so true that {them.he} had to sit down. You asked what it was. That, you were told, would be another sale.',
      'News goes by weight in {place}, said {them}. One leans in over the ribbons at a certain stall, tells the dame a thing, and gets another of the same worth. {them} had had a bishop’s secret there for the tale of a neighbour’s pig.',
      'A letter to {them} had been lost for a year, and {them} had what was in it, word for word, at a ribbon stall in {place}, for a piece of news. Yours should be one that a bishop would pay to keep in.',
      'You would not think it, said {them}, of a woman selling ribbon in {place}. She had had three confessors, and each left with more than he brought. It is one truth for another, across the counter, and she can tell if yours is cracked.',
      '{them} had a bit of green ribbon tied about one wrist, and would not say what it was to remember. It came from a stall in {place}. They give you a true thing there for a true thing; it did not do to go twice.',
      'There are people who pray to know, and there are people, said {them}, who go to the ribbon stall in {place}. You bring whatever you have seen upon the road. She looks to see if it will wash.',
      '{them} had once put a question in {place}, across a counter of ribbons, and paid for it with something heard through a wall. The answer was three words long, and had saved {them} a marriage.',
      'If a thing has to be known, said {them}, there is a dame with ribbons in {place}. She takes no money. Tell her who was seen, and where, and in whose hat, and she will measure you off what they never told you at home.',
      'It was {them} who explained to you why the priests of {place} buy so much ribbon. There is a stall that gives news for news. You were advised not to bring it anything about the weather.',
      'There was a question about a will, said {them}, that three lawyers had not answered. Then an aunt carried a piece of gossip to a stall in {place} where they sell ribbon, and came home with the answer and a yard of blue.',
      '“Not with money,” said {them}. “She will laugh at you.” In {place} you were to ask for the ribbons, and to have by you something that nobody had told yet. It need not be large, but it must have happened.',
      '{them} had seen a bishop’s secretary come away from the ribbon stall in {place} with no ribbon, and sit down on the nearest step. He had taken her a thing that was so, and she had given him another.',
    ],
    offer: does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Trade news at the ribbon stall',
      description:
        'Like for like, by the ell; and whatever you lay down will be sold again before you are out of the street.',
      success: [
        'You laid down what you had seen, and it was felt between finger and thumb. That was honest stuff, you were told. You had for it a length of the sheriff’s table-talk, with the pattern running right through, and a little end of something about yourself, thrown in, that you tucked away for later.',
        'You leaned in over the green ribbon and told the dame what you had seen on the road, and what it had under its cloak. She bit the end off. It would wear, she said. You had a name for it, and at which window he sits; and she made that up to the full ell with what an alderman says in his sleep.',
      ],
      failure:
        'You told a good one. The dame at the stall heard it to the end and said that she had been selling it since Lammas; here was the rest of it. She measured you off the rest. It concerned a fool upon a road, and it was fairly long.',
    }),
    lapsed: [
      'The ribbon stall in {place} was taken up for witchcraft or for debt. {them} had it from her, the week before, that this was going to happen.',
      'What you might have learned in {place} was bought by someone else. {them} was sorry; you would hear about it, {them.he} supposed, in time.',
    ],
  },
  {
    key: 'knights/honey-thief',
    kind: 'promise',
    at: 'city',
    title: 'You promised {them} to speak for a prisoner in {place}.',
    opened: [
      '{them} had a brother in the gaol at {place}, for a thing that the two of them had done together. Somebody ought to speak to the keeper who was not so easily known again. You said that you would be that somebody.',
      'It was only a matter of a pot of honey, said {them}, and of one broken hive; but they had put the boy in irons for it, at {place}, among coiners. You gave your hand that you would have a word with them there.',
      '“It was I that held the ladder,” said {them}. It had been one comb, from the abbot’s own hive, and a brother lay in the gaol at {place} for it. You had only said that gaolers are people. {them} took you by both hands.',
      'A brother in the gaol at {place} sent {them} his love, and could nobody put in a word? It was about honey. {them} held your sleeve, and said that you had the kind of voice; and you did not deny it fast enough.',
      '{them} could still show you the stings. It had been the abbot’s honey. A brother, who was slower, sat in irons at {place} until a person of credit should speak for him. You looked round for one, and it was taken for a nod.',
      '{them} gave you bread and honey, and you had eaten it before you heard whose. It had been the abbot’s; and a brother of {them} was lying in the gaol at {place} for the rest of the pot. After that one could hardly not go.',
      'There had been a ladder and two of them, said {them}, and only the one who fell was caught. He was a brother, in irons, at {place}. Might it not be said for him that he had been stung enough? You thought that it might.',
      'A brother of {them} had been heard to lick his fingers in church, which was enough for the abbot. They had him in the gaol at {place}. A stranger with a plain face, said {them}, would have the keeper’s ear. You felt your face.',
      'He was simple, said {them}, and had thought that what was in the abbot’s wall belonged to whoever it stung. So they had him in the gaol at {place}, with a coiner on each hand. You ought not to have asked his age.',
      '“You have an honest sort of hat,” said {them}. There was a gaol at {place}, with a brother in it, over some honey of the abbot’s. One could lend the hat, you said; but it seemed to need somebody under it.',
      'They had weighed the abbot’s hive before and after, {them} told you, and put down the difference to a brother. He was in irons at {place}. You were asked if you could talk to a gaoler. You had talked to worse, and said so aloud.',
      '{them} had got over the wall with the pot, and a brother had got as far as the top. He sat in irons at {place} till someone of standing should speak for him. It was you who were standing, {them} observed.',
      'The abbot had hives, and {them} had a brother, who stopped to put back the lid. He sat in the gaol at {place}. It wanted a word to the keeper, said {them}, from somebody with clean hands. You went and washed yours.',
      'The reeve had been asked, said {them}, a canon, and an uncle who sold cheese. Each thought that somebody should speak for a brother who lay in gaol at {place} over the abbot’s honey. You had the bad luck to think so aloud.',
      'The abbot had lost a pot of honey and {them} a brother by it, to the gaol at {place}. They might hear someone there who was only passing. You were only passing; it could not be denied, and you gave your hand on it.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Plead for the honey thief at the gaol',
      description: 'The keeper is paid by the head, and has few enough this month.',
      success:
        'You put it to him that the boy was eating more than he brought in. The keeper had never looked at it so. He fetched a slate. They were striking off the irons before he had got to the end, and the boy, all eyes, asked you how the hives were.',
      failure:
        'You pleaded so well for him that the keeper saw he must be somebody. He had him moved on the spot to a better cell; it would now be by the quarter, he said, and in advance.',
    }),
    lapsed: [
      'They sent the honey thief from {place} to row in the galleys. {them} had a place at the window from which to see you not come.',
      '{them} went in the end to {place}, alone, and was known at once.',
    ],
  },
  {
    key: 'knights/beacon-round',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to run the beacon-round at {place} in {them.his} stead.',
    opened: [
      'By an old service the house of {them} owes a runner, once in the year, from {place} to the parish bounds and back, before the beacon burns out. {them} has a bad hip. You have two good ones, and had had some ale.',
      '{them} holds half a field by it: that somebody shall run from {place} with a brand, and return with it alight. If no one does the field is forfeit. You heard a voice offer, and it had your accent.',
      'The oldest rent in those parts, {them} called it: one run in the year, from {place} with a brand, and home before the beacon falls in. It had been a cousin who did it. The cousin had married; and you felt well, you had said.',
      '{them} told you of the field first, and then of the hip. It is held of the lord by a run with fire about {place}, and no hip, no field. There was a pause, in which you found that people were looking at your calves.',
      '{them} unrolled the deed. It was for half a field, held by running: from {place}, with fire in the hand, and home before the beacon was out. There was a picture. The runner, said {them}, was very like you about the knees.',
      'It had come round to the house of {them} to run, as it does each year, and {them} came round to you. One went from {place} with a torch and was back before the beacon sank. They used, it seemed, to have a whole field.',
      'Once a year, for rent, somebody of that house must run with a lit brand from {place} and home. {them} went downstairs backward; a nephew had stopped to talk. You were seen running after your hat, and asked, and had no breath to refuse with.',
      '“Only to the bounds,” said {them}, “once in the year, and with fire.” It is how they pay rent at {place}, by the leg, and {them} was out of legs. You were so glad that it was not money that you said yes.',
      '{them} had the brand ready, and had got as far with it as the door. For a run with that from {place}, while the beacon burns, the house keeps its half-field. You had only asked what was the matter with the hip.',
      'Three of that house had run it, and two lost their eyebrows, said {them}: from {place}, with fire, to the bounds and home while the beacon stood. It kept them half a field. You asked after the third, which was taken for a yes.',
      '{them} had half a field, for a run with a torch each year at {place}, and a bad hip; and the lord, who wants the field, had been asking after the hip. You said what you thought of such lords, and had to run.',
      '{them} has half a field near {place} for a run with a brand, to the bounds and home before the beacon is down. Until the hip it had been a bargain. “Somebody quick,” sighed {them}, and let fall a cup. You caught the cup.',
      '{them} only put a brand in your hands, cold, for the feel. It was for {place}, once a year, half a field’s rent, there and back while the beacon stood. {them} walked across the floor then, and one saw the hip.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Run the beacon-round for {them}',
      description: 'Out and back with fire in your fist, and the boys of two parishes are allowed to throw things.',
      success: [
        'You ran it with your sleeve before the flame. They threw turnips, as is custom, and one cabbage, as is not. You came in with a spark no bigger than a ladybird, and blew, and it caught; a very old man wrote on a stick that the house of {them} had done its service.',
        'You carried it low, along the ditch, where the boys had not thought of standing. They thought of it. You had a turnip on one ear at the bounds and on the other at the mill, and came in with nine of them after you; and the beacon was down to a handful when you put your brand to it. {them} kept the field.',
      ],
      failure:
        'You had been all round the bounds, and were on your way back, when you had the turnip. It put out the brand and the sense with which you would have blown on it. The boys were horrified. They had been missing for generations.',
      hurt: 'blow',
    }),
    lapsed: [
      'The beacon burned out at {place} and no one had run. The lord had the half-field, and {them} a ladder against the hedge of it, to look over.',
      '{them} tried it, with the hip. They let it count, out of pity, and {them} never could be got to speak of it.',
    ],
  },
];
