import { type CounselContent } from '../../model/content/counsel.js';

/* Entered as spoken: what was said at your elbow, by those who had to live with how it came out. */
export const pirateCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'coast pilot',
      description:
        'A coast pilot out of a ship that would not listen, who wants one voyage in which somebody asks how deep.',
      abilities: ['reads shoal and bottom', 'never speaks too late'],
    },
    {
      trade: 'gunner’s mate',
      description:
        'A gunner’s mate with a dead friend’s linstock, on the road to find out which battery it was that fired.',
      abilities: ['lays a gun', 'keeps powder dry'],
    },
    {
      trade: 'ship’s fiddler',
      description: 'A ship’s fiddler with three strings, who needs the fourth, and a tune that no one else has got.',
      abilities: ['gets a room singing', 'hears what is whispered'],
    },
    {
      trade: 'turtler',
      description:
        'A turtler who knows every beach by its smell, and wishes just once to be paid before the guests sit down.',
      abilities: ['finds food anywhere', 'walks without a sound'],
    },
    {
      trade: 'forger',
      description: 'A forger, lately of the Customs, who hopes to end as somebody with one name, and to sign that.',
      abilities: ['any hand or seal', 'remembers every lie told'],
    },
    {
      trade: 'barber-surgeon',
      description: 'A barber-surgeon who has taken off more than was needed, and goes along to put something back.',
      abilities: ['sews up a wound', 'knows who is ill'],
    },
    {
      trade: 'rigger',
      description: 'A rigger with a price upon the head in two ports, looking for a third in which to grow beans.',
      abilities: ['climbs what stands', 'sees far'],
    },
    {
      trade: 'cook’s mate',
      description: 'A cook’s mate with a burnt hand and a good ear, who means to hear one story out to the end.',
      abilities: ['feeds ten from nothing', 'fights with a ladle'],
    },
  ],
  advise: {
    wary: [
      '“{action}. I make it {odds},” said {mate}, “and I have counted the ways out twice before saying it.”',
      '{mate} wetted a finger and held it up. “There’s a bad smell to all but one. {action}. That’s {odds}, if nobody coughs.”',
      '“I’d as soon we did nothing,” said {mate}, “but if it must be something: {action}. You’d have {odds}, and your skin after.”',
      '“What can break?” asked {mate}. “Ask that first. Least breaks the one way: {action}. I’d give it {odds}, and I’ve buried optimists.”',
      'It was {odds}, to {mate}’s mind, and no better to be had. “{action}. And do it as if the floor was glass.”',
      '“My old captain never would,” {mate} told you, “and he’s a reef now. {action}. Call it {odds}, with me behind you.”',
      '“Don’t look at the prize, look at the door,” said {mate}. “{action}. You can still turn round in the middle of it. I’d say {odds}.”',
      'There was a shake of the head, and another. “There’s but one at {odds},” said {mate}, “and I dislike the rest of them more. {action}. Slowly.”',
    ],
    bold: [
      '“{action}!” said {mate}. “It’s {odds}, and where’s the sport above that?”',
      '{mate} was up before you had done asking. “Straight at it: {action}. They’ll never look for that from us. Here’s {odds}, and I’ve lived on worse.”',
      '“You’re thinking,” said {mate}, “and it’s getting cold. {action}. I’d back you at {odds} with my own teeth.”',
      '“The loud way,” {mate} begged. “I’ve been quiet since we started. {action}. There’s {odds} in it, and a song.”',
      '“Who dies of {odds}?” {mate} wished to know. “I’ve died of being careful, near enough. {action}. I’ll go first.”',
      '{mate} cracked ten knuckles, in order. “{action}. They’re as scared as we are, and it’s them has to wait for it. Make it {odds}.”',
      '“It wants doing before we’ve time to be sensible,” said {mate}. “So: {action}. At {odds} I’d do it upon one leg.”',
      '“I didn’t sign on for the shade,” {mate} told you. “{action}. I say {odds}, and that we dine on it.”',
    ],
    kind: [
      '“Nobody need be sorry after,” said {mate}, “if you’d only do it like this: {action}. I think it’s {odds}.”',
      '{mate} had been watching their faces. “They’re hungry, that’s all it is. {action}. I’d hope for {odds}, and for less shouting.”',
      '“I know it’s soft,” said {mate}. “{action}. You’d sleep on it, and so would they, and it is {odds} besides.”',
      '“Think who’ll have to sweep up,” {mate} put it to you. “There’s a way that leaves nothing to sweep: {action}. Say {odds}.”',
      '“{action}. Please,” said {mate}, and went red. “It’s {odds}. It’s more than people mostly give each other.”',
      'To {mate} it was plain enough. “Somebody did it for me once, when I’d a knife out. {action}. It had about {odds} then, too.”',
      '“You’ll be told it won’t answer,” said {mate}. “It does, {odds}, I’ve kept a tally. {action}. And take your hat off.”',
      '“I’d want it done so if it was my aunt there,” {mate} said. “{action}. There’d be {odds} in it, and nothing to be ashamed of.”',
    ],
    sly: [
      '“Let them think they thought of it,” said {mate}. “{action}. With a straight face it’s {odds}.”',
      '{mate} looked at the sky, and whistled, and spoke out of one corner. “{action}. They’ve forgotten to guard against that. I’d lay {odds} on it.”',
      '“There’s a back stair to everything,” said {mate}, “and this one’s got it here: {action}. I would put it at {odds}, and deny that I said so.”',
      '“Honest people will tell you different,” {mate} murmured. “I’d be getting {odds} while they were getting wet. {action}.”',
      '“What do they want to see?” asked {mate}. “Show them that, and meanwhile: {action}. It’s {odds}, or I never picked a pocket.”',
      '“I’d whisper {odds},” breathed {mate}. “I have seen it done by a bishop. {action}. And don’t you run, afterward; stroll.”',
      '{mate} counted it off upon your buttons, and one button was missing when it was done. “{action}. You see? It was {odds}, and you never felt a thing.”',
      '“I’d sooner owe than fight,” said {mate}, “and sooner neither. {action}. There is {odds} for somebody with your sort of face.”',
    ],
  },
  differ: {
    wary: [
      '“{other} has never been drowned,” said {mate}. “I have. {action}. That’s {odds}, and you keep your boots on.”',
      '{mate} let {other} finish. “It’s well spoken, and they’ll put it upon our stone. Mine’s dull: {action}. But it’s {odds}.”',
      '“No,” said {mate}. “There is a hole in what {other} wants, and I’ve stood in it. {action}. Give that {odds}.”',
      '“Suppose {other} is wrong,” {mate} asked you, “what’s it cost? Now suppose I am. {action}. That is {odds}, and cheap.”',
      'It did not sit well with {mate}, what {other} had said. “I’d not send a cat there. {action}. We might call it {odds}.”',
      '“I make {other}’s way about two in the hundred,” said {mate}, “not to be rude. {action}. You get {odds} by it, and an open door behind you.”',
    ],
    bold: [
      '“{other} would have us die of old age,” said {mate}. “{action}. It’s {odds}. Come on!”',
      '{mate} yawned, and begged {other}’s pardon for it. “Can we not just go at it? {action}. I’ll swear to {odds}.”',
      '“All that’s very pretty,” {mate} told {other}, “for people with time. {action}. Take {odds}, and be done while it’s hot.”',
      '“I’m as fond of {other} as of my bed,” said {mate}, “and for the same reason. {action}. For {odds} I would do it in my shirt.”',
      '“{other} talks of what might go wrong. I’ll tell you what might go right,” said {mate}. “{action}. Why, it’s {odds}!”',
      '“And let them see our backs?” asked {mate}, of {other}, of you, of everybody. “{action}. I’ve won at dice upon less than {odds}.”',
    ],
    kind: [
      '“{other} forgets there’s somebody at the other end of it,” said {mate}. “{action}. I’d have {odds}, and no one crying.”',
      '{mate} did not care to contradict {other}, and did. “It’d work, I know. So would mine: {action}. It is {odds}, and kinder.”',
      '“We could do as {other} says,” said {mate}, “and not look at each other after. {action}. If it’s only {odds}, that’s enough for me.”',
      '“I’ve carried things home from {other}’s sort of plan,” said {mate}, “in a blanket. {action}. Let it be {odds}.”',
      '“There now, {other} is angry, and I’m sorry,” {mate} said. “But ask yourself who’s weakest here. {action}. I count {odds}.”',
      'Where {other} saw enemies {mate} saw people with cold feet. “{action}. Nobody’s tried it on them. I should think {odds}.”',
    ],
    sly: [
      '“{other} wants to go in by the front,” said {mate}, “where they keep the front. {action}. We’ve {odds}, by my count.”',
      '{mate} smiled upon {other} in a motherly way. “Do that, by all means, loudly, and while they’re looking: {action}. Then it is {odds}.”',
      '“That’s what I’d want us to do, if I was them,” {mate} remarked, when {other} had done. “{action}. You’ve {odds}, on the quiet.”',
      '“I wouldn’t say {other} was wrong,” said {mate}. “I’d say it to nobody, and I would: {action}. It comes out at {odds}.”',
      '“You can be brave or you can be {odds},” said {mate}. “{other}’s for brave. {action}. I’ll hold the coats.”',
      '“Lend me {other}’s honest face for the half of an hour,” said {mate}, “and watch. {action}. It’s {odds} that they never look down.”',
    ],
  },
  heeded: {
    won: [
      '“I’m as surprised as you are,” said {mate}. “I’d only the one good idea in me, and that was it.”',
      '{mate} said nothing, and said it for some time, with both thumbs in the belt.',
      '“Put that in the book,” said {mate}, “and put who thought of it.” It was put, and underlined.',
      'You thanked {mate}, who looked round to see if anybody had heard, and asked you to do it again.',
      '“There,” said {mate}. “It’s a great saving in bandages, listening.”',
      '“My mother always told me that I’d be right one day,” said {mate}. “I wish she’d lived to be told.”',
    ],
    lost: [
      '“That was mine,” said {mate}, “I’ll not deny it. I would do it different, if they’d only let us have it back.”',
      '{mate} would not look at you, and coiled down the same piece of line three times over.',
      '“You ought not to have listened,” said {mate}. “I’d have thought that you knew me.”',
      '“It was good advice when it left me,” {mate} maintained. “Something must have got at it upon the way.”',
      'You did not blame {mate}, and it was very badly taken. “Swear at me,” {mate} begged. “I could bear that.”',
      '“I’ve a nose for it, I told you,” said {mate}. “Well, it’s been broken. I should have told you that too.”',
    ],
  },
  crossed: {
    won: [
      '“So I was wrong,” said {mate}. “Don’t crow. I’m taking a note of how it feels.”',
      '{mate} shook your hand upon it. “I’d have had us all home and nothing done,” said {mate}, fairly enough.',
      '“Luck,” said {mate}, “and I’ll thank you to go on having it.”',
      '“Next time don’t ask me,” said {mate}, but with a grin. “Or ask, and do the other thing.”',
      'It had turned out well without {mate}’s advice, and there was a certain amount of humming. “I came round to it,” said {mate}, “about the middle.”',
      '“I never said that it couldn’t be done,” {mate} pointed out. “I said that I shouldn’t care to watch.”',
    ],
    lost: [
      '“I’ll say it just the once,” said {mate}, “and then never. I told you.”',
      '{mate} opened a mouth, closed it again, and went off to be kind to you from a distance.',
      '“No, no,” said {mate}. “You go on and steer. I’m only the one who can see out.”',
      '“It’s your log,” said {mate}. “Mind you put in what I said. I’ll spell it for you.”',
      'You waited for it, and {mate} let you wait. “I’d sooner have been wrong,” said {mate} at last. “Here, lean on this.”',
      '“There was another way,” said {mate}, to no one, to the air. “It had a name. I’d said it quite loud.”',
    ],
  },
  quarrel: [
    '“I’ve a voice,” said {mate}. “I’ve tried it upon others, and they turn their heads. What is it that you hear, gulls?”',
    '“Ask me once more, and do the contrary once more,” said {mate}, “and you may ask the figurehead. We’d look alike to you.”',
    '{mate} had packed. “I don’t say I’m going. I say it’s packed. I’ve told you what I thought, and you used it to wrap fish.”',
    '“You don’t want counsel, you want company,” {mate} told you, “and there’s dogs for that. I’ll come along. I’ll not be asked.”',
    '“Every time,” said {mate}, and was white. “Every time I tell you, and you nod. I’d sooner you hit me than went on nodding.”',
    '“We’d articles, where I was before,” said {mate}. “One hand, one vote. Here I’ve the hand, and you’ve had the vote. You can enter that.”',
  ],
  remembered: {
    heeded: [
      '{mate} had been listened to from start to finish, and never got used to it.',
      'A good half of the courses in that log were laid by {mate}, and you only held the pencil.',
      'You had asked {mate} what to do, and then had done it, which both of you agreed was uncommon.',
      'In the margin against every escape stood the same small mark, which was {mate}’s.',
    ],
    crossed: [
      '{mate} had been against most of it, and had come along to all of it.',
      'You had mostly done the opposite of what {mate} said, and {mate} had mostly held the lantern.',
      'There was a list, in {mate}’s keeping, of the times that you would not be told.',
      'To the end {mate} gave you good advice, as one goes on setting a place for the absent.',
    ],
    quarrelled: [
      'There had been words with {mate} that neither had found the way to take back.',
      'You and {mate} had fallen out over who was heard, and still shared the one blanket, back to back.',
      '{mate} had said a true thing to you in anger, and it was in the log, with the date.',
      'Something had been broken between {mate} and you, and it was mended later with the joint showing.',
    ],
    hurt: [
      '{mate} had been hurt on your account, and would have it that the step was slippery.',
      'What was meant for you {mate} took, and it was never put in any column.',
      'There was a scar on {mate} that should have been yours, and you knew the length of it.',
      'You had sat up with {mate}, who was hurt for your sake, and who apologised for the trouble.',
    ],
  },
};
