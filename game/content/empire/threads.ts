import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const empireThreads: readonly ThreadContent[] = [
  {
    key: 'empire/surety',
    kind: 'debt',
    at: 'home',
    title: '{them} stood surety for you, and is owed for it at {place}.',
    opened: [
      'A patrol asked who would answer for you, and {them} said “I do”, without looking up. It was written down. So you had a debt, and an address to pay it at: {place}.',
      '{them} put {them.his} seal under yours on a paper that would otherwise have kept you there. Nothing was said about it. You learned from a bystander that the house was at {place}, and that the roof leaked.',
      '{them} had never seen you before, told them so, and signed. “It is only for the form,” said {them}. You were shown the form. It had your name in it, and {them}’s, and {place}, and a sum.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Settle with {them} for the surety',
      description: 'It is paid in kind, at the door, with the neighbours counting.',
      success: [
        'You brought it in both hands, as is right, and said the form of words. {them} gave you back the paper torn across. There was a second of silence in which you were nobody’s debtor; then {them.he} asked if you would look at the roof.',
        'You set it down on the step, where the neighbours could see what it came to, and said the words. {them} looked it over piece by piece, since that is polite. Then the paper was brought out with both names on it, and yours was cut off with a kitchen knife and handed to you.',
      ],
      failure:
        'You came at a bad hour and with the wrong thing. {them} accepted it with the face that one wears for other people’s children, and said that there was no hurry at all, and shut the door on your foot.',
    }),
    lapsed: [
      'The day came on which the surety fell due. {them} paid it, without comment, and struck you from the list of those for whom {them.he} would say two words.',
      'At {place} a bailiff took the door off {them}’s house, against your name. It was a good door. You heard of it from three people.',
    ],
  },
  {
    key: 'empire/wall-day',
    kind: 'debt',
    at: 'city',
    title: 'You owe {them} a day’s labour on the wall of {place}.',
    opened: [
      'Every householder of {place} owes a day on the wall. {them} had just done yours, by some confusion of lists, and showed you both palms. It would be put right, you said.',
      '{them} had answered to your name at a muster, so that you might be elsewhere, and been handed a hod. You owed {them.him} one day, at {place}, with mortar in it.',
      'Your name had been called on the wall of {place}, three times over, until {them} grew tired of hearing it and said “Here”. That had meant ten hours, with a ladder. You told {them} that you would come and do as much.',
    ],
    offer: does(['craft', 'vigour', 'easy', 'slight'], {
      action: 'Carry a day’s bricks for {them}',
      description: 'From the first trumpet to the last, up a ladder, behind somebody who whistles.',
      success: [
        'You carried four hundred, and laid eleven, crooked, when the mason was not looking. They are in the wall of {place} to this day. The foreman rubbed a name off his slate, and it was {them}’s; and {them} came by with a jug, to laugh at the eleven.',
        'You went up and down from the first trumpet to the last, behind somebody who knew one tune. At the end the foreman stretched a cord along your course and said nothing. It was praise, they told you. {them}’s name came off the slate; and {them}, who had come to look on, turned up your palms and whistled.',
      ],
      failure:
        'You went up with the hod, and the ladder went the other way. It was held that what you had carried came to less than what you had broken. {them}’s name stayed on the slate, with a small cross.',
    }),
    lapsed: [
      'They came to the end of the wall at {place} and there was a gap in it one day wide. {them} filled it, being the one who was written down.',
      'The muster was called again. {them} did not answer to your name this time, but to {them.his} own, twice, and told the foreman where you might be found.',
    ],
  },
  {
    key: 'empire/scratched-name',
    kind: 'feud',
    at: 'city',
    title: '{them} has had your name scratched on the walls of {place}.',
    opened: [
      '{them} did not raise a hand to you. It was found that there were verses instead, done with a nail, in {place}, and your name was what everything in them rhymed with.',
      'You had made an enemy of {them}, who had leisure, and a nail, and knew every blank wall in {place}. You were shown a copy. It was short and it scanned.',
      '“It wants a rhyme,” {them} had been heard to say of your name, going off with a nail. There turned out to be nine. You would find them all over {place}, at the height at which one reads.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Answer {them} before the whole colonnade',
      description: 'Wit against wit, with the idlers as jury, and no second hearing.',
      success: [
        'You read the verses out yourself, with feeling, and pointed out that the third line limped. The colonnade laughed; then {them} did, and that settled it. You were handed the nail, and the third line was put right between you.',
        'You had brought chalk. Below each of the verses, as you came to it, you put another, in which it was {them} who was rhymed on; and the idlers went along with you from wall to wall. At the last stood {them}, with the nail. You looked at it together, like two masons, and signed it, one on each side.',
      ],
      failure:
        'You had an answer ready. {them} had the same one, and gave it first, and in metre. By the time you were out of the colonnade there were children singing it.',
    }),
    lapsed: [
      'The verses got as far as the bath-house, where {them} added a drawing.',
      'At {place} you had become a proverb, and {them} was asked out to dinner to recite it.',
    ],
  },
  {
    key: 'empire/footrace',
    kind: 'feud',
    at: 'landmark',
    title: '{them} has called you a coward, and will run you for it at {place}.',
    opened: [
      '{them} said in front of people that you had run. You said you had walked. It was agreed that the matter could be tested: from one end of {place} to the other, barefoot, for the right to use the word.',
      'There were words between {them} and you, of which “tortoise” was the kindest. A stranger proposed {place}, where the ground is fair. You both shook hands on it, hard.',
      '{them} gave it out that you had been first through the door, and you remembered yourself as second. There was but one way to settle a thing of that kind, people felt, and it was at {place}, barefoot, with somebody to say go.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Run the race against {them}',
      description: 'Barefoot, over stones, for nothing whatever but the last word.',
      success: [
        'You were level at the turn, and neither had breath to be insulting. At the end of it you were in front by a chest. {them} lay down on {them.his} back, looked at the sky, and took back everything except “tortoise”.',
        'You ran behind the whole way, and at the last corner {them} looked round to see where you were. You were on the inside. It was a matter of one foot, and there were people to say whose. {them} picked a thorn out of your heel, without remark, and the word was not used again.',
      ],
      failure:
        '{them} had run there before. You found it out at the corner, where the good line goes inside the stone, and you went outside it and for some distance down.',
    }),
    lapsed: [
      '{them} ran the course at {place} alone, before witnesses, at an easy pace, and was awarded it.',
      'You did not come to {place}. {them} waited for an hour there with {them.his} shoes off, and told people afterwards how hard the stones were.',
    ],
  },
  {
    key: 'empire/old-posting',
    kind: 'wish',
    at: 'landmark',
    title: '{them} wants to see {place} once more.',
    opened: [
      'At the fork {them} stood looking down the other road, the one to {place}, and had to be called twice. You had heard it was once a posting there, with good water. It would not be so very far to go.',
      'It was the name that did it. Somebody spoke of {place}, and {them} stopped dead, and would not be got on for some time. You made no promise, aloud.',
      'They were reading out the stages at an inn, so many miles to each, and at {place} there was a sound behind you, not loud. It was {them}; the man read on, but {them} had by then heard the only one.',
      'A cart went by that had come through {place}, and {them} followed it for a quarter of a mile. You did not call out. You have followed a cart or two.',
      'You had meant to pass {place} by on the other side of the hill. At the turning {them} stopped, and would not take that side, and looked at you until you had counted the miles over again.',
      'You had stopped to ask the way, and {place} was one of three that the man mentioned. {them} had sat down facing it before his arm was well up. He had begun by talking to you; he finished, you noticed, to {them}.',
      'Some old soldiers were telling lies about {place} across a wall. {them} stopped, and heard them out, and when they laughed looked from one to the next, as if somebody were missing. You worked out how far round it would be.',
      'A strap had broken, and the saddler turned over the old work and said that they only tied that knot at {place}. {them} came close to look, and was looking still when he had been paid. You have gone farther round for less.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Let {them} lead the way round {place}',
      description: 'It is somebody else’s past; walk behind, and do not hurry it.',
      success:
        'You followed. {them} went straight to one spot, a hollow of no interest, with its back to the road, and stayed in it with eyes shut. Then, with no regret that you could see, {them} turned about and took the road again in front of you.',
      failure:
        '{them} went to and fro over {place}, and could not find it, whatever it had been. Everything had been moved. You looked too, without knowing what for, until it was plain that it was making it worse.',
    }),
    lapsed: [
      '{them} no longer looked round at crossroads. You noticed it some days after it had stopped.',
      'The road to {place} went by, and the one after it. {them} kept a little further off from you, from then on, when you halted.',
    ],
  },
  {
    key: 'empire/warm-yard',
    kind: 'wish',
    at: 'city',
    title: '{them} longs for one idle day in {place}.',
    opened: [
      '{them} had done {them.his} share and somewhat over, and there were days when it showed in the feet. Ahead was {place}, which had walls, straw, and kitchens. You thought of a day there, from one end to the other, with nobody told to do anything.',
      'You caught {them} asleep standing up. Nobody complained; it was the not complaining that you noticed. A day in {place}, with nothing to be done, would hurt no one and might mend a good deal.',
      'A fly had settled on {them}, who let it stay, for want of the strength to mind. You saw that, and thought of {place}, with its walls and kitchens, and of one day there that should have nothing in it but flies.',
      '{them} would never have asked for a rest. But there was a way of looking at every open door, and the next doors were those of {place}; you took the hint for an order.',
      '{them} lay down wherever you halted, at once, without looking round first. You counted back to the last day on which nothing had been asked of {them}, and reckoned how far it was to {place}.',
      'There was a count of the stages, in chalk, on the inside of your bag, and {them} had been on all of them. The next line would be {place}. A day could be left blank there, and nobody would ask.',
      'Somebody in a doorway was doing nothing, and {them} stopped and watched until it was over. You looked up how far it was to {place}, where there are doorways on both sides.',
      '{them} no longer shook off the dust at the end of a stage, as there would be more. The next name was {place}. It is a town with a great many courtyards, and you began to choose one.',
      'At the last halt {them} had lain down beside your pack with a sigh, and you found yourself counting stages. They get up late in {place}, you remembered. One might do so too, for once, and give no reason.',
      'Your stages had been getting shorter, and you had blamed the country until you saw for whom you were waiting. {them} looked the other way. It was not so far to {place}, where there are walls with a warm side, and nobody marches.',
      'At the last farm {them} was offered a corner with straw in it, and looked at you first. You said that there was no time; it was said too quickly, and you heard it all that stage. There would be straw in {place}.',
    ],
    offer: does(['rest', null, 'easy', 'none'], {
      action: 'Give {them} a whole idle day',
      description: 'No errands and no orders, from the waking to the lying down; it is harder than it sounds.',
      success: [
        'You found a yard with a wall to lean on and a cook with a soft heart. {them} lay on one side till it was warm through and then upon the other. Nobody was on duty. You counted pigeons up to two hundred, and could not have said since when you had been so well.',
        'There was a step with nobody on it, and you had that, from the opening of the shops to their shutting. {them} was asleep before you had both sat down. Somebody’s grandmother swept round the two of you without a word. You got up twice, in order to sit down again.',
        'You took off your shoes in a stable, and did not put them on again. {them} had straw up to the ears, and no orders. A cat walked over the pair of you, on its round. You had meant to mend a strap; you looked at it for a while, and that was as far as it went.',
      ],
      failure:
        'They were mending the street. There was first a hammer, and then an argument about the hammer; {them} got up and lay down elsewhere five times, and in the end you both stood in a doorway and waited for it to be over.',
    }),
    lapsed: [
      'There was always one stage more to do. {them} did it, with ears and eyes to the front, and less and less willingly.',
      'You had passed by {place} without stopping. {them} looked back as long as there were roofs.',
    ],
  },
  {
    key: 'empire/wish-bronze-name',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} was told that {them.his} name hangs in bronze in {place}, and has never seen it.',
    opened: [
      '“Twenty lines from the top,” {them} told you, “on the left.” It was a list of those who had helped at a fire, cast in bronze, on the wall in {place}. “I carried buckets. I was sent away before they put it up.”',
      '{them} had a way of reading inscriptions from the bottom. It was where people like {them.him} came, {them.he} said, if they came at all. There was one in {place} that {them.he} had been promised. “It is most likely spelt wrong. I should not mind.”',
      'You found {them} practising {them.his} own letters in the dust, to know them when they met. “They hung us up in {place},” said {them}, “after the granary fire. Everyone has seen me but me.”',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Look for {them}’s name in bronze',
      description: 'There are forty tablets on that wall, and {place} is grateful to a great many people.',
      success: [
        'You read, and {them} followed with a finger. It was not twenty lines down, it was two. “That is with the knights!” said {them}. The scribe had gone by the number of buckets. {them} stood before it, at attention, until a boy with a ball asked which one was the hero, and you told him.',
        'It was spelt wrong. {them} put a hand on it, all the same; it was warm. “That is how my mother said it,” you were told. “He must have asked my mother.” There was a rim of green about the letters, and {them} got that out, with a thumbnail and a corner of your cloak.',
      ],
      failure: [
        'You read the wall from end to end, and it thanked everyone. The fire tablet had been taken down to be cleaned. “Then it gets cleaned,” said {them}, and thought that over, and was not so much cast down. You could come again when it was back.',
        'A statue had been put in front of it. By lying down one could see the ends of the lines, and {them} lay down. “There is an s,” said {them}. “I have an s.” But so have most people, and the base would have to be moved by somebody with authority.',
      ],
    }),
    lapsed: [
      'They had melted the tablets in {place} for an emperor’s horse. “Then I am in a hoof,” said {them}. “I have been in worse places.”',
      '{them} no longer read from the bottom, nor from the top. It was known, among those who had carried the buckets, who had carried them.',
    ],
  },
  {
    key: 'empire/wish-stamped-brick',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} made a brick with a footprint for {place}, and wants to stand in it.',
    opened: [
      '“I was seven,” said {them}, “and I ran across the bricks before they were dry.” {them.his} father, the brickmaker, had laughed, and it was laid at {place} with all the others. “It has my foot in it. It must be there yet.”',
      'Before every brick building {them} looked down. You supposed that it was modesty. “There is one with five toes,” said {them}, “at {place}. My father said, let them build on that.”',
      '{them} had laid bricks in four provinces, and could tell a kiln by its smell. “Not one with my name,” {them.he} said. “One with my foot.” It was somewhere at {place}; and {them} had it in mind to see how one had grown.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Search the brickwork for a small foot',
      description: 'Most of it is under earth and nettles, and dogs too have run across bricks.',
      success: [
        'You had turned up nine dogs, a hen and a sandal when {them} called you. It was as long as your hand, with the toes well in. {them} took off a shoe and stood on it, upon one leg, like a crane. “He laughed,” said {them}. “You should have heard him.” You thought that you nearly did.',
        'It was low down in a corner, at the height of a child. {them} laid a palm in it. “I was running away from him,” {them.he} told you, “and he was running after, so there ought to be another.” You looked along the course; and there it was, a brick farther on, and large, and deep in the heel.',
      ],
      failure: [
        'You had it, and it was a bear. {them} measured it several times. “They grow,” {them.he} said doubtfully. There was more wall under the bank, but it would want a spade, and you promised to come by with one.',
        'They had plastered what stood, and painted it to look like marble. {them} knocked along it with a knuckle, and listened. “It is behind here,” {them.he} said at one place, and at another. Plaster does not last; one would only have to come again.',
      ],
    }),
    lapsed: [
      'The bricks of {place} had been carted off to make a bath. “Then people stand on it every day,” said {them}, “and barefoot too. He would have liked that.”',
      '{them} had left off looking down. A foot is a foot, {them.he} said, and this one had got a long way since.',
    ],
  },
  {
    key: 'empire/wish-the-hat',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} has owed a sponge-seller at {place} an apology since the games.',
    opened: [
      '“I sat in front of a woman at the games,” said {them}, “and would not take off my hat. She had walked two days. She saw a hat.” She sold sponges at {place}, and {them} had never dared to buy one.',
      '{them} was clean in all respects but one, and that was the back. You asked why there was no sponge. “There is only the one person who sells them, at {place},” said {them}, “and I owe her something. It is not money.”',
      'You were surprised to see {them} bareheaded in all weathers. It was for a reason. “Because of Vibia, at {place},” {them.he} said, “whom I kept from seeing an elephant. I would go and tell her so, but how does one begin?”',
    ],
    offer: does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Help {them} to begin with the sponge-seller',
      description: 'She shouts her wares, she has a queue, and she has been short with people ever since that day.',
      success: [
        'You asked her if she had ever seen an elephant. She turned red. “There was a hat!” she said. {them} stepped out from behind you with a bare head and described it all: how it knelt, how it took an apple, what the ears did. She had sold nothing for half an hour. “Go on,” she said. “And the trunk?”',
        'You began with the hat. {them} took it up from there; it was a bad hat, {them.he} said, and had been very dear. She listened, with her arms in the water. Then she chose a sponge, wrung it out, and threw it with great force. She had been wanting to for years. It was quite settled after that.',
      ],
      failure: [
        'There were two women selling sponges at {place}, and neither would let the other be the one that was wronged. {them} apologised to both, and was forgiven by the one who had been at home that day. It did not count; the other must be caught by herself.',
        'She could not hear you over her own voice. “I kept you from seeing the elephant!” shouted {them}, before the entire queue. “One or two?” shouted she. You left with two, and it was all still to do.',
      ],
    }),
    lapsed: [
      'The sponge-seller at {place} had been taken to the games by a nephew, in the first row. “So she has seen it,” said {them}, and bought a hat.',
      'You heard that she had given up her place at {place} and gone back to the sea. {them} said that she would meet with larger things there than elephants.',
    ],
  },
  {
    key: 'empire/buried-tablet',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that a law of the kings lies under the ground at {place}.',
    opened: [
      'When you were alone {them} told you something in a whisper. At {place} there lay a bronze tablet with a law on it so old that nobody would dare to repeal it. {them} had an uncle who had stubbed his toe upon it.',
      '{them} offered you a piece of news, to be even with you. It was about {place}; dig on the side away from the road, {them.he} said, and read what is there before you tell anybody.',
      '{them} had dug a latrine at {place}, in the service, and had come down on bronze. It had lettering. There was a centurion looking, and so it was covered in; but two words had been legible, {them.he} said, and one of them was “anyone”.',
      'They had cut all the old laws again in marble, said {them}, but for one, which nobody could bear either to keep or to break. It was buried, by torchlight, at {place}. You asked what it forbade. {them} thought that it was the other kind.',
      'There was a spot at {place}, said {them}, where magistrates do not like to stand, with a law of the kings under it. A boy once put his arm down, and {them} had it from him what his fingers read.',
      '“Everyone knows that it is there,” {them} told you, “and everyone has a reason not to look.” It was a bronze tablet, of the kings, and lay at {place} on its face. The reason, said {them}, was that it might be in force.',
      'A plough had been broken at {place}, said {them}, upon a law. It was bronze, and older than the consuls; the ploughman made out the word for “stranger”, and let that field go back to thistles.',
      'What {them} had to give you lay under the turf at {place}. The kings had put up a law there in bronze. It was found to be inconvenient, said {them}; somebody had leaned it over, quite gently, and gone home.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Dig up the tablet at {place} and read it',
      description: 'Bad Latin, backwards, in the dirt; and you will be asked what it says.',
      success: [
        'It was there, too heavy to shift, and written like an ox ploughs, to and fro. A stranger on that road, it ran, shall have fire, water and a true answer. You read it over to the first people who came by; they had always done so, they said, and had wondered why.',
        'You had the earth off it with the spade, then by hand, and the last of it with a feather. There were four lines, and the fourth was bent. Nobody, it ran, shall be made to swear to what he has not seen. You read it to a drover, who stood up for it, and asked whether it was new.',
        'It lay on its face, as you had been told. You propped up an edge and read it from beneath, and by touch where the letters were full. Whoever finds a well shall say so, it began. There was a penalty, and it was shame. You let it down again, and told the first person you met where there was a well.',
      ],
      failure:
        'You dug it up as far as the second line. It appeared to be about beans. Then the side fell in, and when you had cleared it you could no longer make out even the beans.',
    }),
    lapsed: [
      'Others had heard it from {them} too. They went to {place} with a cart, and the oldest law in the province was made into door-hinges.',
      '{them} stopped believing in it before you got there, and sold the story to a schoolmaster.',
    ],
  },
  {
    key: 'empire/talking-wall',
    kind: 'rumour',
    at: 'city',
    title: '{them} says there is a wall in {place} that tells more than the magistrates.',
    opened: [
      'Did you know, said {them}, that in {place} there is one wall they never whitewash? The clerks write on it after dark, what they may not say by day. It would be worth anybody’s while to learn to read it.',
      '{them} owed you something and paid it in talk. In {place}, behind the fullers’, was a wall on which the clerks wrote what they might not say, each above the last. One had to begin from the bottom.',
      '“Never mind the criers,” said {them}. In {place} there was a wall, in a lane that people went down for one purpose, where every clerk who had been passed over wrote what he knew. The prefect sent a boy to copy it.',
      'You had asked {them} where in {place} one might learn anything. There was a wall, you were told, behind the fullers’. You would want a lamp, a sponge of vinegar, and a cold in the head.',
      '{them} had once been proved right about something, in {place}, by a wall. It stood behind the fullers’, and had never been whitewashed, because of the smell. It was all there, said {them}, with dates; people had even put in the corrections.',
      '“You read it from the shoes up,” said {them}, of a wall in {place}, back of the fullers’ yard. The clerks had begun it at the knee, forty years ago, each above the last. It had never had a brush on it.',
      '{them} could do all the hands: the cramped one, the loops, the one that was always about a cousin. They were on a wall in {place} that is not whitewashed, for a reason that you would notice on the way.',
      'There is a place for secrets in every city, said {them}, and in {place} it was out at the back of the fullers’. What a clerk may not tell you he writes there, standing, with his free hand.',
      '“I read the praetor’s whole defence on it,” said {them}, “a week before he made it.” It was of a wall in {place}, behind the fullers’, where the clerks go to write when they have held their tongues for long enough.',
      '{them} asked how long you could hold your breath. There was a wall in {place}, at the back of the fullers’, that no painter would go near. Whatever was to be decreed stood there first, in the hand of the clerk who copied it.',
    ],
    offer: does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Find the unwashed wall and read it',
      description: 'Forty years of spite in small letters, and a smell that keeps the prefect away.',
      success: [
        'You began from the bottom, among dead consuls. By the height of your chin they were alive, and by the top of your reach it was last week: who had been moved, who paid, and which road would be watched. Under it you put a line of your own. One ought to.',
        'You held your nose and read upward. At the knee it was the emperor before last; at the belt it was about a bridge; over your head it was this month’s, with names. You learned who was to be transferred and was not to know it. A man beside you, putting his tunic straight, said that he came only for the spelling.',
        'Forty years went by between your shoes and your eyebrows, and you skipped the loves. What you wanted stood between a grocer’s reckoning and a drawing of the prefect: two towns, a date and a sum, and below them in another hand, “Ask his cook.” You breathed again at the corner.',
      ],
      failure:
        'It was behind the fullers’, and so were the fullers. You were mistaken for one of those who use the jars; and the wall, when you did get to it, had that very day been given, after forty years, its coat of white.',
    }),
    lapsed: [
      'They whitewashed the wall in {place} for a visit of the governor. The smell, {them} said, was at any rate the same.',
      'What stood on the wall in {place} came true before you had read it, and {them} remarked that it had been there in plain Latin.',
    ],
  },
  {
    key: 'empire/word-to-mother',
    kind: 'promise',
    at: 'city',
    title: 'You promised to tell {them}’s mother in {place} that {them.he} is well.',
    opened: [
      '{them} could write, but the mother could not read. You are going by {place}, {them.he} said; she lives by the fountain, and is deaf, and will want to know if {them.he} eats. You gave your word on it lightly enough.',
      'At parting {them} had you say it over: the fountain in {place}, the green door, knock with the foot, and tell the mother that {them} had a good position. You promised, and {them} looked away.',
      '“If you should pass through {place},” said {them}, and then nothing for a while. There was a mother there. It need only be that one was alive, and eating, and wore the wool vest. You saw no vest, and promised.',
      '{them} had not been home to {place} for nine years, having said that one would come back rich. The mother was deaf, you were told, and lived by the fountain. You would have to tell her something. You undertook it before you had thought what.',
      'You saw {them} buy a comb, a woman’s one, and then stand with it. The mother was at {place}, by the fountain; but it would only start her off, said {them}, and asked whether you went that way and had a loud voice.',
      'There was a mother in {place}, said {them}, who would be on the step by the fountain, asking people. You need only say “well”. It would have to be said rather loud; and you had agreed to it before {them} showed you how loud.',
      '{them} wrote nothing down, since it could not have been read. But the mother was eighty, at {place}, by the fountain, and deaf, and would be content with a face that had seen a face. You told {them} that you had one.',
      'The message came to nine words; {them} had counted them. They were for a deaf old woman by the fountain in {place}, who would give you soup; and the ninth was “soon”, which you were to say as though you knew.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Shout the news to {them}’s mother',
      description: 'She is deaf and the street is not; all of it will be known by everybody.',
      success: [
        'You shouted that {them} was well, and ate, and was well thought of. She had it three times over, for the pleasure, and the street had it as well and cheered at “eats”. You were made to eat, yourself, while she felt your arms and shook her head.',
        'You shouted it from the step, then from a stool, and then into a jug, which she held to her ear. {them} was well. {them} ate. “What?” she asked, and a woman across the street told her, and a man over the baker’s told the woman. She felt your face with both hands, to see whether it was true.',
      ],
      failure:
        'She opened, took you by both cheeks, and called you {them}. There was no shouting her out of it. You sat for a long time being told how you had grown, and had in the end to promise to come back.',
    }),
    lapsed: [
      'In {place}, by the fountain, a woman asked every stranger for news of {them}. In the end she left off asking.',
      '{them} had a letter from the neighbours. It asked if the messenger had been robbed, since they could think of nothing else.',
    ],
  },
  {
    key: 'empire/wine-for-the-dead',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to keep a vigil at {place} for the comrade lost there.',
    opened: [
      'There was one who did not come back with {them} out of the war. It had been at {place}. Nobody sits with that one on the day of the dead, {them.he} said; and you heard yourself say that you would.',
      'A comrade lay dead at {place}. {them} had set out for it three times, and each time had turned round at the last milestone. So it was you who would go, for {them}, and pour out what there was, and sit the lamp out.',
      'There was a helmet that {them} always set down last. You asked about it, and were told of {place}, and of who had worn it there. One ought to go, said {them}, and one had a bad leg; and {them} looked at yours.',
      '{them} held out a lamp to you, quite a small one, full to the lip. It was for {place}. Somebody lay there who had never liked to be without one, {them.he} said; and by then you had taken hold of the handle.',
      '{them} always poured the last of the cup on the floor, and it was not for the gods. It was for one left at {place}, at an age when one is thirsty. You asked how far, and {them} took it for a yes.',
      'They had shared a tent and a mule, {them} and another, and one stone at {place} has room for both names. {them} did not care to go and look. You would sit there, you said, for as long as a lamp lasts.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Keep the vigil that {them} asked for',
      description: 'On the bare ground, for as long as one lamp lasts, talking to somebody you never met.',
      success: [
        'You poured it out and sat down. You said who had sent you, and how {them} was, and what corn was fetching. After a while there seemed nothing odd in it. When the lamp went out you took your leave, and had the feeling, walking off, of having left good company.',
        'You set the lamp on the stone and kept it company. You told whoever it was about {them}, as far as you knew, and after that about the road, and then you only sat. When a dog barked a long way off you said that it was nothing, it was a dog. The oil gave out when it ought to.',
      ],
      failure:
        'The lamp would not keep alight. You lit it and lit it. At the last you were down to a wick and some bad language; and it did not seem, by then, to be the sort of vigil that {them} had in mind.',
    }),
    lapsed: [
      'The day of the dead came round and no one was at {place}. {them} lit something at home, in a saucer.',
      '{them} dreamed of {place}, three nights together, and told people whose fault it was.',
    ],
  },
];
