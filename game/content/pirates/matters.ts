import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * The same log: items, bearings and reckonings, in the hand of a rogue who can spell.
 * Companions break into it in their own words, and are entered as spoken.
 */
export const pirateMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look for the tracks of {foe}’s people',
        description: 'You cast about in rings for as long as your eyes hold out, and they may well be casting for you.',
        success: [
          'Found: nine shod feet, going in file, and one that toed out, whose load was carried for it. That was {foe}’s paymaster. Behind him somebody had eaten nuts. You picked up the shells, by bearing, until you had the whole of his course.',
          'A heap of ash with a heel-mark in it, and a torn wrapper that had held {foe}’s tobacco. They had halted there to argue. You could read off the ground who was for going on, and toward what.',
          'You came upon a blaze cut in a trunk, fresh, at the height of a short man’s eye, and forty paces on was another. {foe} had had the way marked for someone. It did quite as well for you.',
        ],
        failure: [
          'Followed a track for a league with great address, and met yourself at the end of it. Your left boot wants a nail.',
          'It was a good plain trail, and it was a pig’s. He looked up when you came through, with an expression that you have seen on magistrates.',
          'There had been birds, a cow and a snake over the place since {foe}’s people went by, and each had signed. Nothing under it could be made out.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Lie out by the path {foe}’s runners use',
        description:
          'Flat upon your belly among ants, with nothing to eat that crackles, until somebody comes or you give in.',
        success: [
          'Two of {foe}’s runners met just there and sat down on the log that you lay behind. They exchanged packets and complaints. You had both by heart before they had got their boots on.',
          'Nobody, nobody, a goat; and then a boy with a cleft stick who read out his letter as he ran, to learn how. It was to {foe}, and he had got on to the third sentence. You went along in the bushes for the rest.',
          'One came past singing, and had put {foe}’s errand to a tune in order to remember it. It had a chorus. You took down the whole.',
        ],
        failure: [
          'They came, and one trod on your hand; and you, being dead, allowed it. Neither said a word till they were out of earshot.',
          'You lay so still that a bird began on your hair. You must have slept. When you looked there were fresh feet in the dust, going by, very close.',
          'Ants, first watch and second. You rose up like a man in church who is moved by the spirit, and somebody along the path turned back.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask along the quays of {place} after {foe}',
        description: 'It costs you your voice and some dignity, at every bench and bollard from end to end.',
        success: [
          'The fourth bench knew. {foe} had had a cask landed at {place}, that four men carried as if it were asleep. They described the lighter to you, and where it lay after, and asked whether it was true about you.',
          'You spoke of {foe} well in one tavern and ill in the next, and listened for which cured the silence. It was ill. A net-mender followed you out, and told you the rest across his needle.',
          'An oyster-woman held you by the cuff while she opened a dozen. She had fed {foe}’s clerk every Friday for a year. He hums, she said, when there is money coming; and he had hummed at a sloop, which she named.',
        ],
        failure: [
          'All {place} had been told that you would ask. They pointed, with one accord, and it was up a lane with a dog in it.',
          'You were sent from bollard to bollard and at the last of them was the first man, who wanted to know if you had found out, as he was now curious.',
          'The name of {foe} had an effect on that quay like a squall on washing. By the time you had got to the end of it there was no one left to ask.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['talk', 'perception', 'medium', 'slight'], {
        action: 'Speak every fisher boat about {foe}’s craft',
        description: 'You must run down to each of them under a show of buying, and lose your offing every time.',
        success: [
          'The third boat had had her nets cut through by a vessel with {foe}’s flag and no manners. They had her course to the half point, and the name, which was new paint over an old one. They spelled you both.',
          'Spoke a turtler. He had sold to {foe}’s people and been paid in promises; he gave you the bearing they stood off upon, and three others that they had tried to make him think it was.',
          'An old woman, alone in a dory with a pipe, had seen a light where there ought not to be one, on two occasions. It bore so and so. “That’ll be {foe},” said she, and hauled up her line. “Nobody else can afford the oil.”',
        ],
        failure: [
          'They hoisted everything as soon as they saw you and ran, all seven of them. It seems that the last to buy fish there had not bought it.',
          'Spoke five boats, and had five bearings, evenly spaced. If {foe} was on all of those then {foe} was a compass.',
          'He would tell you for a look at your log. When he had looked, he found that he recalled nothing, and he had a cousin with {foe}, and filled his sail.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['explore', 'intellect', 'medium', 'slight'], {
        action: 'Work out {foe}’s course from what floats by',
        description: 'A long stretch of hauling in rubbish, with the currents to be reckoned up upon your sleeve.',
        success: [
          'Item, a crate; item, a cabbage, cut that week; item, a chair from a cabin, of a pattern {foe} is known to sit on. You put the set of the current to them, and drew it back, and the three lines crossed in one place.',
          'You picked up a bottle with a wax seal in it. It was empty, but it was the seventh in a row, a league between each. {foe}’s supercargo drank by the clock. You had only to sail up him.',
          'There were feathers on the water, white ones, in a line. They had been killing geese as they went, for {foe} will have geese. It gave you the heading, and, by the count of the heads, how many sat down to it.',
        ],
        failure: [
          'You hauled in all that passed, and had in the end half a chicken coop and a theory. The theory put {foe} at the top of a mountain.',
          'It was your own cask. You had thrown it over two days before, and had followed it since with rising hopes.',
          'A great many things floated by, each with its own tale, and no two on one tack. The ocean, you entered, is an unreliable witness.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Cry {foe}’s plans in the market of {place}',
        description: 'You stand upon a barrel where everyone can see you, including those who would be paid for it.',
        success: [
          'You gave it them from the barrel, item by item, and what it would come to a head. They did not cheer. They went home, and all over {place} one heard bolts; and {foe}’s people, coming along to begin, found nobody in.',
          'They heard you down to the bread, and there they began to believe it. Boats were hauled up, stores went under floors. It was weeks before {foe} could get so much as a bucket in {place}.',
          'A fishwife took it up, who had more voice. By the time that she had finished, it was to happen that same minute, and {place} had shut like a clam. {foe} had to put it all off.',
        ],
        failure: [
          'They listened with their heads on one side, and asked what you were selling. When you said nothing, they grew suspicious and went away.',
          'A man in the front corrected you on a date. He was {foe}’s man, but he was right; after that, whatever you said was said by one who gets dates wrong.',
          'The barrel gave way at “starve”. {place} laughed until it had a stitch, and you were fished out by the heels, still prophesying.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Paste up bills against {foe} all over {place}',
        description: 'A pail of flour and water, half of your sleep, and a beadle who collects handwriting.',
        success: [
          'You set it out like an auction: to be sold, by order of {foe}, the town of {place}, with its inhabitants, in lots. They found themselves numbered. Before the paste was dry they had sent round to the next town as well, and {foe} was refused at both.',
          'When {place} came out there was one on every door, with a sum on it, and none could say who was behind it. So they believed it. The gates of {place} were kept shut to {foe}’s carts for the rest of that week.',
          'You drew it, for those who had no letters: {foe}, a hand, and a town in the hand. Children coloured it in. {foe}’s agents were followed about {place} by small persons with brushes, and left by the wrong gate.',
        ],
        failure: [
          'A goat came after you. It liked the paste, and it was thorough. By the end of it there were forty clean walls in {place}, and one goat knew the whole.',
          'You had put an e where it does not belong, and that was what {place} talked of. The beadle kept one as a specimen.',
          'They were all up. Then someone went along and wrote “not” into each of them, in the proper place, with a very good pen.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Look in on {them} and swap news',
        description:
          'It takes up a good piece of your time, since {them} begins with the dead and goes on to the weddings.',
        success: [
          'You sat on the step and were told who was hanged, and who was only thought to be. {them} had kept you a cup apart from the rest, with a chip in it. You were not let go until you had promised to come back and use it.',
          'Found {them} at work, and were put to hold the other end. It was like old times, in that you held it wrong. You parted better friends than you had met, and both with tar on your hands.',
          '{them} wanted the whole of it, from the day you parted, with the weather. At the bad parts {them.he} took hold of your sleeve. It was entered that you were missed, which does not often come to be entered.',
        ],
        failure: [
          '{them} had another caller, a man with a paper, and looked at you over his shoulder and shook {them.his} head. You went by as if you lived farther along.',
          'You told a story against someone who was {them}’s cousin. Nothing was said. There was a good deal of stirring of cups.',
          'It came round to the old business and who ought to have held the ladder. You had thought that settled. {them} had too, the other way.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['gift', 'vigour', 'medium', 'none'], {
        action: 'Do {them} a hard day’s work for nothing',
        description: 'It is the roof, or the well, and it is always worse when one comes to look inside.',
        success: [
          'You had it off, shored, and on again by the time {them} came home and stood there. Such people, you were told, are not used to be given things. {them} went round it twice; after that nothing was too good for you.',
          'Dug, baled, and dug. You came up with water, and with a spoon that {them} had lost as a child. There was no speaking for some time; then you were thumped on the back until the mud fell off.',
          'You did the thing that {them} had been going to do for three years. “Now what shall I complain of?” said {them}, and laid a place for you from then on, in case.',
        ],
        failure: [
          'It had been holding up the rest. {them} was good about it, and found you a dry corner, and another for the bed.',
          'You worked until you dropped, and it was the neighbour’s. He came out and thanked you. {them} was laughing too much to be grateful for anything.',
          'They had got in somebody better just the day before. You were given a broom, for company, and felt that you were in the way of it.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'slight'], {
        action: 'Sell {foe}’s secret to a broker in {place}',
        description: 'You part with it for good, to a person who will be asked where it was got.',
        success: [
          'He read as far as you let him, with your thumb over the rest. He had a ship that stood to lose by {foe}. The thumb was bought off, and the bargain struck under the table, as is the custom of {place}.',
          'It went to a widow with three warehouses, and {foe} in the fourth. She asked nothing but whether it was true. You laid your hand on her ledger, which she holds by, and it was sold.',
          'Two brokers of {place} bid for it against one another in whispers, in one pew. You gave it to the louder. He went out before the sermon.',
        ],
        failure: [
          'He had it already, from you; you had told it to his boy in the street, who asked so nicely. He offered you a chair.',
          'She listened, thanked you, and said that she would look into it. When she had looked into it, it was hers.',
          'The broker gave you his word, and asked for time to fetch the rest. You saw him through the window, going along toward {foe}’s agent with his coat-tails out.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'none'], {
        action: 'Auction the news of {foe} by candle in {place}',
        description: 'The bids run till an inch of candle is out, and half of the room is there for the warmth.',
        success: [
          'The flame dipped, and they all cried out at once, and a cooper had it. He had been ruined by {foe} twice. You told it him in the yard, and he embraced you, and went off to see a number of people.',
          'You lit the inch, and they kept silent until it swam. It was knocked down to a gentleman behind a pillar, who took it in at the ear and never opened his mouth. Sold.',
          'They ran it up out of pure envy. It went to the guild of pilots, who clubbed for it; and there is now no channel round {place} that {foe} may use without a fee.',
        ],
        failure: [
          'Somebody sneezed at three quarters. It was out, and nobody had spoken; by the rules of {place} that makes it common talk, and it was.',
          'There was one bid. It came from {foe}’s man and was for the candlestick.',
          'They bid in promises, each larger, up to the Governor’s house and the moon. When it came to settle they had all of them gone home to think.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Give the news to those {foe} threatens in {place}',
        description: 'It is worth a price and you take none, and you must go up all their stairs to say it.',
        success: [
          'You went from door to door in {place} and told them what {foe} had in hand. No one thanked you, as they were busy. When {foe}’s people came round it had all been moved, or married, or made over to an aunt.',
          'Told it to a room with six families in. They passed the children along to the far end, and then got out a saw. {foe} was held up for days by a stair that was no longer there.',
          'You gave it to the washerwomen, and so {place} had it within the hour, wrung and folded. {foe}’s bailiffs met with wet sheets at every turning.',
        ],
        failure: [
          'They asked what was in it for you. You thought, and told them truly, and were shown out; an honest answer has been known to alarm people.',
          'You had the number of the house wrong. It was {foe}’s cousin who gave you the chair, and the cake, and listened so well.',
          'They had heard. They had heard it worse, and had sold up, and the one old man who was left only wished to know if you could use a cat.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Explain {foe}’s game to the boatmen of {place}',
        description: 'It needs a table, forty beans, and more patience than the boatmen are known for.',
        success: [
          'You laid it all out in beans: here was {place}, here was {foe}, and now watch the beans. The oldest moved one back with his thumb. “So if we didn’t row,” said he. They did not, and {foe} lay off for a week, signalling.',
          'They saw it at the third time of telling, and having seen it they went quite pale. Every oar in {place} was put under lock. {foe} had cargo enough, and no way of getting ashore but to swim with it.',
          'One of them could figure. He took your sum and carried it out to the end of the year, and read that aloud. After it {foe}’s agents could not hire a plank.',
        ],
        failure: [
          'They heard you to the end, and one of them asked a question, which was whether you had done with the beans. Then they ate them.',
          'It was clear to them at once: {foe} was very clever. Several went along to ask for a place.',
          'You had got as far as the compound interest when a sail was called. They rowed off after it, all of them, and you were left explaining to the pot-boy.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Send {them} word by a ship’s boy',
        description: 'He must be made to say it over till he has it, and he is easily struck by things.',
        success: [
          'You had him say it to the wall, to the dog, and to you: that you were coming, that you were late, that {them} should hold on. He delivered it at a gallop. They will wait some days longer, and had laughed at the dog’s part.',
          'He carried it inside his hat and it came out dry. {them} read it twice, you heard, and gave the hat back to be filled with plums. You had your few days.',
          'You chose one with a grandmother in that parish. It got there before the soup; and {them} let you know that the matter would keep till you came, if you came hungry.',
        ],
        failure: [
          'He met a bear on a chain, upon the way, and that is what {them} was told of.',
          'He had it perfect, and gave it to the first person who looked kind. There is somebody upon that coast who expects you and cannot think why.',
          'The boy came back, having been pressed, sold and let go, with your message still in his mouth like a plum stone.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Write {them} a letter nobody else can read',
        description: 'A long labour with a pen and an almanack, and then it has to be trusted to a mail.',
        success: [
          'You put it in the old cipher, with the sheep for days. It passed beneath three noses, one of them {foe}’s. {them} had it out in a minute, you were told, and turned the hour-glass on its side to show how it stood.',
          'It was a recipe for eel pie to anyone but {them}. It went through clean. There came back a line to say that the pie should be kept warm some days more.',
          'Written small, and rolled into a quill, and the quill stuck in a goose. {them} had the goose and the news together, and you were forgiven the delay on account of the one or the other.',
        ],
        failure: [
          'You made it so safe that {them} could not read it either. There came by return a page of dots and a very large question mark.',
          'It was taken for a recipe by the first who opened it, and cooked; {them} was sent a helping, with no idea from whom.',
          'You had the sheep and the days crossed. {them} understood that you had been there last week, and was hurt at not having noticed.',
        ],
      }),
    },
  ],
  'ask-mate': [
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} what {mate} makes of {foe}',
        description: 'It costs you a quiet half-glass, and you may be given an answer that you have to carry.',
        success: [
          '“I make {foe} tired,” said {mate}. “Nobody keeps so many hired men who sleeps of nights. I would not hit at the purse, I’d hit at the sleep. Send the bill round after dark, and go on sending it.”',
          '{mate} spat to leeward, from habit. “I’ve served under two like that. They never look at whoever brings the plate in. So when we come to it let us be carrying plates; I can do a face like a plate.”',
          '“You want {foe} to be the devil,” said {mate}, “and I tell you it’s only a person with a good memory and a bad conscience, and no one to play cards with. It’s worse, that. The devil you could catch by the tail.”',
        ],
        failure: [
          '“Not with a knife in my hand,” said {mate}, and went on with the fish. “Ask me about the fish.”',
          '“I think {foe}’s winning,” said {mate}. “You did ask. I had a list of reasons, but I see from how you stand that one’s plenty.”',
          '“I make nothing of it. I signed for shares, not for views,” said {mate}. “Ask me again when there’s something to share.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} whether {who} is worth it',
        description: 'You sit down alongside, at no cost but of pride, and must take what comes.',
        success: [
          '“I never liked {who},” said {mate}. “But I’ve seen what it is to be owed. It gets in the joints. If we have it back, there’s one less going about this sea like that, and that’s wages, to my thinking.”',
          '“It was told you with one piece left out,” said {mate}, “by {who}, I mean. They all do that; I do. Find out what, before {foe} tells you. That’ll be the part to be careful of.”',
          '{mate} thought it over for as long as it takes to splice an eye. “When you swore I was watching {who}, not you. There was nobody so frightened in the place, and it was of having it come true. I’d go on. I’d go gently.”',
        ],
        failure: [
          '“Is anybody?” asked {mate}. “I wouldn’t cross a gutter for {who}. I’m here because you snore, and I’ve got used to it.”',
          '“You’ve sworn,” said {mate}. “It’s late in the day to be looking at the horse.” And after that there was nothing to be had but whistling.',
          '“I had a friend like {who} once,” {mate} began, and left off, and looked at a spot a good way off. “No. That’s my log, that is.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} how {mate} would lay the course',
        description: 'You hand over the reckoning for a while, which no one who keeps a log does gladly.',
        success: [
          '“Slower,” said {mate}. “You run at it like a dog at a gate. Let {foe} wonder where you have got to. I’ve known a man surrender out of nothing but suspense.”',
          '{mate} took your pencil and drew a line where you had drawn three. “There. You were going round everything that frightened you, and half of it’s friendly. That one there is my aunt.”',
          '“I’d ask who hates {foe} and has never been asked,” said {mate}. “Cooks. Rowers. Whoever does the washing. You talk to the people with hats on. I would go along the back.”',
        ],
        failure: [
          '“I’d lay it for home,” said {mate}. “There. I’ve said so, and I’ll not say it twice, and I’ll be up when you call.”',
          '{mate} turned the chart round, and round again. “Which is the wet part?” It was never settled whether that was a joke.',
          '“You’d only do the other thing,” said {mate}. “You ask me as people ask the time when they have got a watch. No offence. It’s a good watch, now and then.”',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} on ahead to look about',
        description: 'You wait with your hands idle, and all of what happens out there happens to somebody else.',
        success: [
          '{mate} was back before you had begun to listen for it. “Four of {foe}’s, and a mule. They’re afraid of the mule. They are to wait for a fifth who has got the orders, and he’s been sick in a ditch since the last bridge, so I sat with him. I have the orders.”',
          '“Well,” said {mate}, and sat down to take a boot off, “{foe} was through here. Paid for everyone and drank nothing. And asked the way twice, of two people, the same way; so that’s what we’re to think, and I’d think the opposite.”',
          '{mate} came in by the side that you were not watching. “You should see to that. As for {foe}, there’s a store of powder laid in, and nobody by it but an old fellow with a dog. I know the dog now. He’s called Bishop.”',
        ],
        failure: [
          '{mate} came back barefoot and would not look at anyone. “They knew me. They asked how you were. They made me sing for my boots, and I never knew the second verse.”',
          '“There was nothing,” said {mate}, “and then there was a hole with a stake in it, which I’ve had a look at, thank you, from above. I’d call that a quiet road with somebody fond of digging.”',
          '“I went to where you said,” said {mate}, “and it isn’t there.” There was a leaf in {mate}’s hair, from no tree along that way, and nothing further to be learned.',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} to sit and listen among strangers',
        description:
          'It takes as long as people take to forget that someone is there, and not everyone is forgettable.',
        success: [
          '“I was asleep,” said {mate}, “for about five hours, with my mouth open; it’s a thing I do well. They spoke of {foe} as if the money had stopped. Two mean to leave. The third’s staying, because he’s courting the cook, and it’s through the cook we’ll get in.”',
          '{mate} counted it off to you on the fingers. “One, {foe}’s sent for more men. Two, they’ve been sent for before and didn’t come. Three, {foe} has it given out that they’re here. I have met the whole army. It’s a tailor, and six coats.”',
          '“I never said a word,” said {mate}, “and that’s how I was asked to join. They’ve a password, and it’s nothing but {who}’s name, backward. Somebody over there has a low sense of fun.”',
        ],
        failure: [
          '“They asked my trade,” said {mate}, “and I said the first that came to me, and they had a sick cow. I did what I could. I don’t think it was that end.”',
          '{mate} was back very soon. “It was all in Dutch. I laughed when they did; and then it turned out to have been a prayer.”',
          '“There’s one who never took his eyes off me,” said {mate}. “So I sat still, so he sat still. I believe that we were each set to watch the other. He’s better at it. I heard nothing.”',
        ],
      }),
    },
  ],
};
