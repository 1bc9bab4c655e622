import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const empireThreads: readonly ThreadContent[] = [
  {
    key: 'empire/surety',
    kind: 'debt',
    at: 'home',
    title: '{them} once paid to get you out of arrest; repay it at {place}.',
    opened: [
      '{them} needed the bond that was once paid so that a patrol let you go, and that was never paid back. You were to bring it to {them}’s house, at {place}; and you said yes.',
      'A bailiff had begun to ask {them} for the bond by which you were released from a patrol, and on which your name still stood. You were to settle it at {place}, in kind, at {them}’s door, and said that you would.',
      '{them} had signed as your surety, without knowing you, when a patrol had you in irons, and could no longer do without the sum. You gave your word to settle it at {place}, where {them} lives.',
      'You had been held by a patrol once, and {them} put down a bond for you, since nobody else in the line could write. It was still unpaid. You undertook to bring the worth of it to {them}’s door, at {place}.',
      '{them} had bought you free from a patrol, years before, and had been laughed at for it since by the neighbours. They were to see it repaid. You said that you would come to {place} and settle the bond there, before them all.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Repay {them} for the bond',
      description: 'It is paid in kind, at the door, with the neighbours counting.',
      success: [
        'You repaid {them} for the bond, and the paper was torn across. The form of words was said by you on the step. For the space of one breath you were nobody’s debtor; you were then asked if you would look at the roof.',
        'The debt was paid, in front of the neighbours, who had it set down on the step so that it could be discussed. {them} looked it over with care, since that is polite. Your name was cut off the bond with a kitchen knife. Finding: quits.',
        '{them} accepted what you had brought and struck your name from the bond. You were both embarrassed, and the price of tiles was gone into. Under remarks {them} stated that it would be signed for you again, if it came to that.',
      ],
      failure: [
        '{them} would not take what you had brought, and the debt stood. It was the wrong thing, and worth too little. You were told, as one tells other people’s children, that there was no hurry; and the door was shut upon your foot.',
        'You were not able to settle with {them}, for a bailiff stood in the door and entered what you had brought under another debt of the house. It was explained to him. He had closed the tablet, and your name stayed on the bond.',
        'The payment was refused by {them}’s mother, who keeps the door. She valued it, aloud, at half, and was supported by the neighbours. {them} looked at you over her shoulder and shrugged, and your name stayed on the bond.',
      ],
    }),
    lapsed: [
      'You had not repaid {them} in time for the bond, and {them} sold the good table to the bailiff instead. No comment was made. You were struck from the list of those for whom {them} would ever sign again.',
      'At {place} a bailiff took {them}’s door away for the debt, since you had not repaid the bond. It was a good door. {them} had stated to everyone there whose fault it was.',
    ],
  },
  {
    key: 'empire/wall-day',
    kind: 'debt',
    at: 'city',
    title: 'You owe {them} a day’s labour on the wall of {place}.',
    opened: [
      'Every householder owes a day’s work on the wall of {place}. You were ill when yours came, years ago, and {them} did it for you. Now {them} was called up there again. You were to work that day; and you said yes.',
      '{them} wanted a day’s work of you on the wall of {place}, having once answered to your name there and carried bricks all day, so that you should not be fined. You said that you would carry them.',
      '{them} had once worked your day on the wall of {place}, by a mistake in the lists, and wished to have it back, brick for brick. You undertook to do {them}’s next day there.',
      'You owed {them} a day with the hod: in earlier years {them} had carried bricks for you on the wall of {place}, while you were away. {them}’s own day there had come round, and you said that you would work it.',
      '{them} had once saved you a fine by doing your day’s labour on the wall of {place}. The foreman had put {them} down for another, and {them} had no time. You were to go up that ladder instead, and you gave your word.',
    ],
    offer: does(['craft', 'vigour', 'easy', 'slight'], {
      action: 'Carry a day’s bricks for {them}',
      description: 'From the first trumpet to the last, up a ladder, behind somebody who whistles.',
      success: [
        'You carried {them}’s bricks from the first trumpet to the last, and {them}’s name was rubbed off the slate. Four hundred were carried and eleven laid, crooked, while the mason looked away. {them} came with a jug, to see the eleven. They are still in the wall.',
        'The day that you owed {them} was worked off, and the debt was over. At the close the foreman stretched a cord along your course of bricks and said nothing. It was praise, it was explained. {them} turned up your palms and was content.',
        'You did {them}’s day on the wall and it was entered as done. The number of bricks is in dispute, since the mason counts those that arrive and you counted those that left. {them} accepted both figures, and you were quits.',
      ],
      failure: [
        'You went up with the hod and the ladder went the other way, so that {them}’s day was not done. What you had carried was found to come to less than what you had broken. The name stayed on the slate, with a small cross.',
        'The bricks that you carried for {them} were put down on the wrong side of the wall. It had not been pointed out which side was which. They were carried back by you, and at the last trumpet the count stood at none.',
        'You were sent off the wall of the said city by its foreman, and {them}’s day remained undone. He wished it noted that he had nothing against you, only against mortar laid by ear. {them} was asked to call at the office.',
      ],
    }),
    lapsed: [
      'You had not worked the day that you owed {them}, and {them} had to serve it on the wall of {place}, with no help. {them} no longer gave you good day, and had the palms to show why.',
      '{them}’s day on the wall of {place} had gone by without you. At the next muster {them} gave the foreman your name, your trade, and the place where you might be found.',
    ],
  },
  {
    key: 'empire/scratched-name',
    kind: 'feud',
    at: 'city',
    title: '{them} mocks you in verses on the walls of {place}; answer there.',
    opened: [
      '{them} had taken offence at you, and meant to have verses against you scratched on the walls of {place}, with your name in them. It would end if you answered {them} in the colonnade there and got the people to laugh.',
      '{them} held that you had made a fool of {them.him}, and would pay a boy to write rude verses about you all over {place}. To stop it you must meet {them} in the colonnade there and answer in public, better.',
      '{them} stated that you would be sorry, and how: mocking verses with your name were to be cut into the walls of {place}. Only by beating {them} at verses there, before the idlers, could you be rid of them.',
      'Instead of a blow, {them} threatened you with rhymes. They were to be scratched with a nail on walls in {place}, with your name, as revenge. You could end the quarrel by out-talking {them} there, before the whole colonnade.',
      '{them} would not forgive you, and told you what to expect: nine walls in {place} with your name on them, in verse, for everyone to laugh at. If you answered {them} there in public, and won, the quarrel would be over.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Answer {them} before the whole colonnade',
      description: 'Wit against wit, with the idlers as jury, and no second hearing.',
      success: [
        'You answered {them} before the colonnade, and the colonnade laughed with you. The verses were read out by you in person, with feeling, and a limp was shown in the third line. Then {them} laughed also. The line was put right between you; the feud was not continued.',
        '{them} was beaten at verses, wall by wall, with a piece of chalk. Under each you wrote another, on {them}, and the idlers went along to hear. At the last wall {them} was waiting with the nail. It was signed by both parties, as joint work.',
        'The jury of idlers found for you against {them}, by stamping. You had put one question: how long had it taken? It was admitted, under pressure, that it had taken all month. {them} began to grin, and the nail was given up to the court.',
      ],
      failure: [
        '{them} had your answer ready before you had, and gave it first, in metre. The colonnade found against you, and the verses stayed on the walls. By the end there were children singing them.',
        'You spoke well against {them}, and too long, and did not win. The idlers were with you as far as the second point. At the third somebody asked if it was coming in verse; it was not, and they went to look at a fish.',
        'You could not answer {them}, because you laughed. The fourth verse, which you had not seen, was good. It was held by the colonnade that whoever laughs has confirmed the text, and it stayed on the wall.',
      ],
    }),
    lapsed: [
      'You had not answered {them}’s verses in {place}, and they had spread as far as the bath-house, where a drawing was added. {them} considered the quarrel won.',
      'No answer to {them} had been made by you at {place}, and your name was a proverb there. {them} was asked out to dinner to recite the verses, and hated you no less for it.',
    ],
  },
  {
    key: 'empire/footrace',
    kind: 'feud',
    at: 'landmark',
    title: '{them} calls you a coward; a race at {place} is to decide it.',
    opened: [
      '{them} called you a coward to your face, and would go on saying so all over the province. It was arranged that you should race for it at {place}, barefoot. If you won there, {them} was to take the word back.',
      '{them} bore you a grudge and would tell everybody that you had run away from a quarrel. A foot-race was therefore fixed between you at {place}, without shoes. If you won it, the tale was to stop.',
      '{them} stated that you were a coward, and that people should be told so at every inn. You denied it. It was to be settled between you by a barefoot race at {place}, after which the loser was to be silent.',
      'To shame you, {them} challenged you to a race over the stones of {place}, barefoot, and would call you a coward until it was run. It was arranged so. If you came in first there, the quarrel was at an end.',
      '{them} was still angry with you, and put it into one word, namely “coward”, which was to be spread. You could disprove it by running: one course at {place}, no shoes. If you beat {them} there, the word would be withdrawn.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Run the race against {them}',
      description: 'Barefoot, over stones, for nothing whatever but the last word.',
      success: [
        'You won the race against {them} by the width of a chest. Neither had breath left for insults. {them} lay down, looked at the sky, and withdrew the word “coward”, and with that the quarrel was over.',
        '{them} was beaten on the last corner, having looked round to see where you were. You were on the inside. The word “coward” was taken back, and a thorn was then taken out of your heel by {them}.',
        'You came in first, and {them} took back the word in the hearing of all present, namely four herdsmen and a goat. It was done handsomely. Both parties walked home with great care, carrying their shoes, and complained about the same stones.',
      ],
      failure: [
        '{them} won the race, having run there before, and you were still a coward. At the corner the good line goes inside the stone. You went outside it and for some distance down.',
        'You lost to {them} by a toe. It was a long one. Those who had stood at the finish examined it and could not find for you; the word “coward” was left where it was.',
        'The race against {them} was lost at the start, for you had understood “go” to be part of a sentence. {them} had not. The distance was never made up, though it is entered that you tried.',
      ],
    }),
    lapsed: [
      'You had not come to race {them}, and {them} ran the course at {place} alone, before witnesses, and was declared the winner. The word “coward” was from then on used of you in that district.',
      '{them} had stood waiting at {place} without shoes, and you had not appeared. {them} told people ever after that you were a coward, and how hard the stones were.',
    ],
  },
  {
    key: 'empire/old-posting',
    kind: 'wish',
    at: 'landmark',
    title: '{them} wants to see {place} once more.',
    opened: [
      '{them} wanted to be at {place} again, having once served there with the army, and would not be led past the turning. You said aloud that you would both go there.',
      'The old posting of {them} was {place}, and {them} wanted to walk round it once more; at the name of it {them} got up and listened. You said yes, and entered it among your stages.',
      '{them} missed {place}, where there had been an army posting with good water, and had turned off towards it twice. You told {them} that you would go round by it, once.',
      '{them} had been posted at {place} for years and longed to look at it once more, and would lie in no other direction. You undertook, aloud, to take {them} there.',
      'A rope with an army knot in it, of a kind that is tied only at {place}, had made {them} long for that old posting. You said that {them} should see it again.',
      'It was homesickness: {them} had served at {place}, looked back in that direction, and did not eat. You said that you would go there, and let {them} walk in front.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Let {them} lead the way round {place}',
      description: 'It is somebody else’s past; walk behind, and do not hurry it.',
      success: [
        '{them} saw the old posting again, and was content. You were led straight to one spot, a hollow of no interest, behind a bank, and {them} stayed in it with closed eyes. Then the road was taken up again, without being told.',
        'You walked behind, and {them} found what was wanted: a wall, worn smooth at one height. {them} leaned there. No remark was made by either party, and none is entered. It was you who had to be called twice when it was time to go.',
        'The visit was a success, in that {them} went once round all of it, slowly, stopped at the water, and came back to you. It is not known what was inspected. Everything had been found, it appeared, where it was left.',
      ],
      failure: [
        '{them} could not find what was wanted there, for everything had been moved. You looked too, without knowing what for. It was broken off when it became plain that two were looking for it and neither knew the word.',
        'The old posting had been let to a fuller, and {them} was chased out of it by his wife. The case was explained to her from the ditch. She had the water, she stated, the hollow, and a contract.',
        '{them} led the way once round, stopped short, and would go no farther, and no more was seen of the place by either of you. There had been a dog, years ago. There was another now, of the same opinion.',
      ],
    }),
    lapsed: [
      'You had not taken {them} to see {place}, and {them} had given up hoping for it. At crossroads {them} no longer looked round, and kept less close to you.',
      'The turning to {place} had been passed once too often, and {them} had not been taken there. From then on {them} kept further off from you at every halt, by about the length of a pole.',
    ],
  },
  {
    key: 'empire/warm-yard',
    kind: 'wish',
    at: 'city',
    title: '{them} longs for one idle day in {place}.',
    opened: [
      '{them} was tired out, fell asleep standing, and needed one idle day; in {place} there are walls, straw and kitchens for it. You told {them} that you would stop there for a day and give no orders.',
      '{them} wanted a day with no work in it, being so weary as to lie down without looking round first. You said that there should be one, in {place}, and put it into your plan of march.',
      '{them} needed a day of rest, and straw to lie on, having fallen behind three times; {place} was the nearest town for it. You said aloud that it would be given there.',
      'One day off was wanted: {them} had sighed when it was time to get up, which had never happened before. You granted it, to be spent in {place}, beside any wall that is warm.',
      '{them} was weary, looked on wherever somebody was asleep or idle, and wanted a day like that. You said yes: a whole one, in {place}, without an order given.',
      'Rest was what {them} needed, who was too tired to shake off a fly. You took note of it, and told {them} that you would halt in {place} for one idle day, from the waking to the lying down.',
    ],
    offer: does(['rest', null, 'easy', 'none'], {
      action: 'Give {them} a whole idle day',
      description: 'No errands and no orders, from the waking to the lying down; it is harder than it sounds.',
      success: [
        '{them} had the whole day idle, against a wall, first on the one side and then on the other. Nobody was on duty. You counted pigeons up to two hundred, and the count was afterwards found to be of no use to anyone.',
        'The day was given, and {them} slept through it on a step, in the way of a grandmother with a broom. She swept round. You got up twice, in order to sit down again. Finding: both of you were rested.',
        '{them} lay in a stable with straw up to the ears, and no order was issued from the waking to the lying down. A cat walked over the pair of you on its round. There was a strap to be mended; it was looked at.',
      ],
      failure: [
        '{them} got no rest, because the street was being mended. There was a hammer, and then an argument about the hammer. {them} lay down in five places and got up from all five, and the day was spent in a doorway.',
        'The idle day was spoiled by a procession, which came through the yard where {them} was lying, lost its way, and came through again. Seven gods were carried over you, in order of rank. {them} did not close an eye.',
        'No yard could be had for {them}. One was let, one was flooded, and in the third you were both taken for the new staff, and set to work. It is recorded that {them} looked at you, and carried the bucket.',
      ],
    }),
    lapsed: [
      '{them} had not been given the idle day in {place}, as there was always one stage more to do. Each of these was done by {them}, correctly, and less willingly every time.',
      'You had not stopped in {place} to give {them} an idle day. {them} looked back for as long as there were roofs to be seen, and after that at nothing.',
    ],
  },
  {
    key: 'empire/wish-bronze-name',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} was told that {them.his} name hangs in bronze in {place}, and has never seen it.',
    opened: [
      '{them} wished to see {them.his} own name, which hangs in bronze on a wall in {place}, because {them.he} had carried buckets at a fire. You said that you would look for it there together.',
      'In {place}, {them} stated, there is a bronze list of those who helped at a fire, with {them.his} own name on it, which {them.he} has never seen. You said yes to looking for it there.',
      '{them} wished to read {them.his} own name in bronze, once: it hangs in {place}, among the helpers at a fire, and the letters had been practised in the dust. You said that you would come.',
      'What {them} wanted most was to stand before the bronze tablet in {place} on which the helpers at a fire are thanked. {them} is named on it, and reads badly. You said that you would go and read it out.',
      '“Everyone has seen my name but me,” {them} told you. It was put up in bronze on a wall in {place}, for help at a fire, after {them} had left. You offered to look for it there with {them}.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Look for {them}’s name in bronze',
      description: 'There are forty tablets on that wall, and {place} is grateful to a great many people.',
      success: [
        '{them}’s name was found, at the head of the list, among the knights. The scribe had gone by the number of buckets. {them} stood before it at attention until a boy with a ball asked which one was the hero; he was told.',
        'You found the name and it was spelt wrong, and {them} put a hand on it all the same. “That is how my mother said it,” {them} stated. “He must have asked my mother.” The green was taken out of the letters with a thumbnail.',
        'The tablet was found behind a fig-tree, and {them} read {them.his} own name in bronze, aloud, three times. The others on it were then read as well. “He is dead,” {them} remarked of the next. “But look how well he is fixed.”',
      ],
      failure: [
        'The name was not found, as the fire tablet had been taken down to be cleaned. Everyone else is thanked on that wall. “Then it gets cleaned,” {them} said, and was not so much cast down; it would hang there again.',
        'You could not see {them}’s name, because a statue had been set in front of it. By lying down one saw the ends of the lines. “There is an s,” {them} reported. “I have an s.” So have most persons.',
        'Forty tablets were read, and {them} was on none that you could reach. Those above were for the tall. A ladder was applied for, and it was asked in whose name. {them} gave it, with feeling; the office was then shut.',
      ],
    }),
    lapsed: [
      'You had not taken {them} to {place}, and the bronze tablets had been melted for an emperor’s horse. “Then I am in a hoof,” {them} stated. “I have been in worse places.” You were not looked at while it was said.',
      '{them} had given up hope of seeing that name in bronze in {place}, since you did not come along. {them} read no inscriptions any more, and did not ask you to.',
    ],
  },
  {
    key: 'empire/wish-stamped-brick',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} left a footprint in a brick at {place} as a child, and wants to find it.',
    opened: [
      '{them} wished to find a brick with {them.his} own footprint in it: as a child {them.he} had run over wet bricks, and that one was built in at {place}. You said that you would help to find it.',
      'There was a brick at {place} in which {them}, aged seven, had stepped while it was wet; the father had made it. {them} wished to set the grown foot there once, and you offered to help search.',
      '{them} wished to touch a brick in a wall at {place}, made by {them.his} dead father, with {them}’s footprint in it from childhood. You said that you would search with {them.him}.',
      '“There is a foot of mine at {place},” {them} told you: the print of a child’s foot, in a brick that the father made. {them} wanted to see it again, and you said that you would help.',
      'At {place}, {them} stated, there is a brick with five small toes in it, {them.his} own; the father had laughed and built it in. {them} wished to find it again, and you offered to look too.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Search the brickwork for a small foot',
      description: 'Most of it is under earth and nettles, and dogs too have run across bricks.',
      success: [
        'The brick was found after nine dogs, a hen and a sandal, and {them} stood in it, on one leg, with the shoe off. It was as long as your hand. “He laughed,” {them} said. “You should have heard him.” It was nearly heard by you.',
        'You found {them}’s footprint low down in a corner, and a palm was laid in it. “He was running after me,” {them} stated, “so there ought to be another.” There was. It is one brick farther on, and large, and deep in the heel.',
        '{them} found the brick, with one toe, by feel, behind a drainpipe, and set a foot against it. Five toes were compared with five. “They have kept their order,” {them} said. You were asked to go away for a little, and did.',
      ],
      failure: [
        'You found a print, and it was a bear’s. {them} measured it several times. “They grow,” it was submitted, without conviction. The rest of the wall is under a bank, and wants a spade.',
        'The wall had been plastered and painted to look like marble, so that {them} could see no brick at all. A knuckle was run along it. “It is behind here,” {them} stated at one place; and then at another.',
        '{them}’s brick was not among those that could be reached. Eleven hundred were turned to the light, and had been walked on by dogs, by hens, and once by an inspector. His was the only one with a date.',
      ],
    }),
    lapsed: [
      'You had put off the search at {place}, and its bricks had been carted away to floor a bath. “Then people stand on it every day,” {them} stated, “and barefoot. He would have liked that.” Neither of you went on.',
      '{them} had left off looking down at walls, since you had not come along to {place} to find the brick. It had got along without help so far, {them} remarked.',
    ],
  },
  {
    key: 'empire/wish-the-hat',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} has owed a sponge-seller at {place} an apology since the games.',
    opened: [
      '{them} wished to beg the pardon of Vibia, who sells sponges at {place}: at the games {them.his} tall hat had hidden the elephant from her. You said that you would come along and help.',
      '“I kept a woman from seeing an elephant,” {them} told you. It was done with a hat, at the games; she is Vibia, who sells sponges at {place}. {them} dared not begin an apology. You said that you would come and begin.',
      'Vibia, a sponge-seller at {place}, was owed an apology by {them}, whose hat had hidden the games from her, and who had never dared to make it. You offered to go along and help.',
      '{them} could not rest for the sake of Vibia, who sells sponges at {place}; she once sat behind {them} at the games and saw nothing but a hat. {them} owed her an apology, and you said that you would speak first.',
      'An apology nine years late was owed to Vibia, a sponge-seller at {place}, whose view at the games {them}’s hat had blocked. {them} lacked the first word; you said that you would supply it.',
    ],
    offer: does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Help {them} to begin with the sponge-seller',
      description: 'She shouts her wares, she has a queue, and she has been short with people ever since.',
      success: [
        '{them} apologised and was forgiven. You began by asking the woman if she had ever seen an elephant. “There was a hat!” she said. {them} then described the elephant, knees, ears and all; for half an hour no sponge was sold. “Go on,” she said. “And the trunk?”',
        'Vibia accepted the apology and threw a sponge at {them}, with great force, which she had wanted to do for years. It was a bad hat, {them} had admitted, and very dear. After that the matter was closed. You were wet as far as the knees.',
        '{them} made the apology, with the first word supplied by you, which was “Madam”. She listened with her arms in the water. Then she wished it noted that she had enjoyed the hat more than the gladiators. Both of them were found to be laughing.',
      ],
      failure: [
        '{them} apologised to the wrong woman. Two sell sponges there, and neither would let the other be the one who was wronged. It was the one who had been at home that day who forgave; it does not count.',
        'The apology was not heard, because the sponge-seller was shouting her wares. “I kept you from seeing the elephant!” {them} shouted. “One or two?” she shouted back. It is all still to do.',
        '{them} could not begin, although you did. You had said “games”, and she had turned round, red in the face, and {them} was behind a pillar. She asked you what you were selling. It was not possible to say.',
      ],
    }),
    lapsed: [
      'You had not gone with {them} to {place}, and the sponge-seller had been taken to the games by a nephew, in the first row. “So she has seen it,” {them} said. A hat was bought. You were not asked how it looked.',
      'You had not gone with {them} to the sponge-seller, and she had left {place}. The apology could not be made any more, and {them} still carried it about, and blamed you a little.',
    ],
  },
  {
    key: 'empire/buried-tablet',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that a law of the kings lies under the ground at {place}.',
    opened: [
      'Word reached you from {them}, that a law of the kings, on bronze, lies buried at {place}. It is so old that nobody would dare repeal it. You were to dig there, away from the road, and read it before anyone was informed.',
      'You had it from {them}, in confidence, that a bronze tablet was under the ground at {place}, with a forgotten law on it. An uncle had stubbed his toe upon it. Whoever dug there could read it, and it would then be in force.',
      '{them} had dug a latrine at {place}, in the service, and struck bronze with lettering. It was a law, and was covered in again because a centurion was looking. You were to go there with a spade, and without a centurion.',
      'All the old laws were cut again in marble, according to {them}, except one, and that was buried at {place}, by torchlight. Nobody could bear to keep it or to break it. You were to dig it up there and see which you could.',
      'There is a spot at {place}, {them} informed you, on which magistrates do not like to stand. A law of the kings lies under it. A boy had put his arm down, and felt letters; you were to put down a spade.',
      '“Everyone knows that it is there,” {them} told you, “and everyone has a reason not to look.” This was a bronze law of the kings, face down at {place}. The reason was that it might be in force. You meant to dig there and look.',
      'A plough was broken at {place} upon a law, {them} stated. It was bronze, and older than the consuls. The ploughman made out the word for “stranger”, and let that field go back to thistles. You were to clear them, and read the rest.',
      '{them} gave you a piece of news about {place}: that a law of the kings stood there once, in bronze, was found inconvenient, and was leaned over, quite gently, and buried. It could be dug up by you and read. Nobody had forbidden that.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Dig up the tablet at {place} and read it',
      description: 'Bad Latin, backwards, in the dirt; and you will be asked what it says.',
      success: [
        'You dug up the tablet and read the law: a stranger on that road shall have fire, water and a true answer. It was written as an ox ploughs, to and fro. You read it to the first people who came by. They had always done so, they stated.',
        'The law was found, as {them} had said, and it ran: nobody shall be made to swear to what he has not seen. There were four lines, and the fourth was bent. A drover, to whom it was read, stood up for it and asked whether it was new.',
        'The tablet was raised at one edge and read from below. Whoever finds a well, it said, shall tell of it; the penalty is shame. It was let down again. The first person to come along was then told by you, in accordance with the law, where there was a well.',
      ],
      failure: [
        'You dug down to the second line of the law, which was about beans, and the side of the hole fell in. When it had been cleared, the beans could no longer be made out. Nothing was established.',
        'The tablet that {them} had told you of was found, and read, and was a notice. It forbade digging there. It was not of the kings but of the parish, and the fine had been raised twice.',
        'You dug on the side away from the road, and the road has been moved. It is not known when. A trench of eleven paces was produced by you, and afterwards used by the neighbours for leeks; no law was in it.',
      ],
    }),
    lapsed: [
      'You had not dug at {place}, and others, who had it from {them} also, had come with a cart. The oldest law in the province was made into door-hinges. {them} asked what had kept you.',
      '{them} had waited for you to read the law at {place}, and had stopped believing in it, and sold the story to a schoolmaster. It is now told there as an example of the ablative.',
    ],
  },
  {
    key: 'empire/talking-wall',
    kind: 'rumour',
    at: 'city',
    title: '{them} says there is a wall in {place} that tells more than the magistrates.',
    opened: [
      '{them} told you of a wall in {place}, behind the fullers’ yard, on which the clerks write what they may not say. It is never whitewashed. You were to find it there and read it, beginning from the bottom.',
      'There was a wall in {place} worth more than any magistrate, {them} stated. Every clerk who had been passed over wrote on it what he knew. It stood behind the fullers’; you were to go there, hold your nose, and learn what was intended.',
      'You had it from {them} that what is going to happen in {place} is written first on an unwashed wall, in a lane that people go down for one purpose. You were to go down it for another, and read.',
      '{them} owed you something and paid it in information: that in {place}, behind the fullers’, the clerks’ secrets stand on a wall for anyone to read. A lamp would be needed, it was added, and a sponge of vinegar.',
      'You learned from {them} that in {place} there is a wall that tells more than the magistrates, at the back of the fullers’ yard. The clerks have written there for forty years, each above the last; the newest would be found over your head.',
      '{them} had once been proved right, in {place}, by a wall. It tells what the offices conceal, with dates and corrections, and has never had a brush on it, because of the smell. You were to look for it there, near the fullers’.',
      'It was explained by {them} that whatever a clerk in {place} may not tell you he writes behind the fullers’, standing, with his free hand. There is a whole wall of it. You were to find the said wall there and copy what concerned you.',
      '“I read the praetor’s whole defence on it,” {them} stated, “a week before he made it.” It was a wall in {place}, behind the fullers’, used by clerks. No painter will go near. You meant to go as near as reading required.',
      '{them} let you know of a wall in {place}, behind the fullers’, for which one must hold one’s breath. Whatever is to be decreed stands on it first. You were to find it there, and read fast.',
      'The best archive in {place}, according to {them}, is a wall at the back of the fullers’, where the clerks write the truth for want of anywhere else. It was recommended to your attention, from the knee upward, as soon as you should be there.',
    ],
    offer: does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Find the unwashed wall and read it',
      description:
        'The clerks write there what they may not say: forty years of secrets in small letters, and a smell that keeps the prefect away.',
      success: [
        'You found the wall and read it upward, from dead consuls at the knee to last week at the top of your reach. It told who had been moved, who had paid, and which road would be watched. A line of your own was added, as is proper.',
        'The wall was read, holding the nose, and you learned who was to be transferred and was not to know it. A man beside you, putting his tunic straight, stated that he came only for the spelling.',
        'Forty years of clerks were read through, and you had what you had come for: two towns, a date and a sum. Beneath, in another hand, stood “Ask his cook.” {them} had been right about the wall, and about the smell.',
      ],
      failure: [
        'You found the wall white. After forty years it had been given its coat that very day. Two clerks were standing in front of it with their tunics lifted and nothing to read, and one of them was crying.',
        'The wall could not be read by you, because the fullers were using it. You were mistaken for one of those who supply the jars. It is entered that you did supply, out of embarrassment, and left.',
        'You read the wrong wall, with care, for some time. It concerned one Numerius and his aunt. The clerks’ wall was shown to you afterwards, from a distance, by a policeman, who was asking you to move on.',
      ],
    }),
    lapsed: [
      'The wall in {place} had been whitewashed for a visit of the governor, and you had never read it. {them} had been there to see it done. The smell, it was stated, was at any rate the same.',
      'What was written on the wall in {place} had come true before you read it. {them} remarked that it stood there in plain Latin, for anybody who had taken the trouble; and told you nothing further after that.',
    ],
  },
  {
    key: 'empire/word-to-mother',
    kind: 'promise',
    at: 'city',
    title: 'You promised to tell {them}’s mother in {place} that {them.he} is well.',
    opened: [
      '{them} had not been home to {place} for nine years, and the old mother there did not know if {them} was alive. You were to go to her, by the fountain, and shout that all was well, since she is deaf; and you undertook it.',
      '{them} has a deaf old mother in {place}, who asks every stranger for news of {them} and gets none. You were to find her by the fountain there and tell her that {them} was well; and you said that you would.',
      '{them} could not write home, since the mother, in {place}, is unable to read and would think that somebody had died. She must be told aloud that {them} was well. You undertook to do it there, at the green door by the fountain.',
      '{them} was troubled, because {them.his} mother, in {place}, was said to eat nothing for worry. She had to be told that {them} was well. She lives by the fountain there and is very deaf. You were to go and shout it, and gave your word.',
      'It was nine years since {them} had left {place} after a quarrel, and the mother still waited there on a step by the fountain. {them} asked you to go and say to her that {them.he} was well. You gave your hand on it.',
      '{them} wished to go home to {place} and could not yet, and did not want {them.his} old mother to fear the worst. You said that you would call at the green door by the fountain there, and tell her that {them} was well.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Shout the news to {them}’s mother',
      description: 'She is deaf and the street is not; all of it will be known by everybody.',
      success: [
        'You shouted to the mother that {them} was well, and she heard. She had it three times over, for the pleasure. The street had it as well, and cheered. You were made to sit down and eat, while she felt your arms and shook her head.',
        'The mother was told of {them}, from the step, from a stool, and in the end through a jug, which she held to her ear. “What?” she asked. A woman across the street repeated it. She felt your face with both hands, to see if it was true.',
        '{them}’s message was delivered, word for word. When she had understood it she nodded, and went to air a bed. The neighbours informed you that it had been aired on that account each month for nine years. Remark: it was turned down on the left.',
      ],
      failure: [
        'The mother took you for {them}, and could not be told otherwise. You were held by both cheeks. It was explained to you at length how you had grown, and the message was not got in at all.',
        'You shouted the news at the wrong green door. It was heard with great attention by a widow who had no children, and who wept. The mother of {them} lived at the next fountain, and had gone to the country to ask there.',
        'The mother heard that you came from {them}, and would hear no more, since strangers, she stated, bring only bad news. {them}’s health was still not established when the door was closed.',
      ],
    }),
    lapsed: [
      'You had brought no word to {them}’s mother in {place}, although it was promised. She had asked every stranger by the fountain there, and in the end left off asking. {them} was told so by a neighbour, and whose fault it was.',
      'You had not kept your promise to bring news to {them}’s mother in {place}. A letter from a neighbour asked if the messenger had been robbed, since nothing else could be thought of. {them} thought of something else, and did not forgive it.',
    ],
  },
  {
    key: 'empire/wine-for-the-dead',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to keep a vigil by a comrade’s grave at {place}.',
    opened: [
      'A comrade of {them}’s was killed in the war and lies at {place}, and nobody had ever kept a vigil for him. {them} could not bear to go there. You were to sit by the grave until one lamp had burned out, and promised it.',
      '{them} had set out three times for {place}, where a comrade lies dead, and had turned back three times from grief. You said that you would go there instead, pour wine for him, and sit by him for as long as one lamp lasts.',
      '{them} had shared a tent with a man who fell at {place}, and was sure that he could not rest, as nobody had sat with him. You were to watch at his grave there, with one lamp, until the oil gave out.',
      '{them} had been absent when a comrade was buried at {place}, and was ashamed of it. It could be made good by a vigil at his stone, with wine, for the length of one lamp. You were asked to keep it there, and said yes.',
      'A dead comrade of {them}’s had never liked to be without a light, and lies at {place} without one, which troubled {them}. You were to go there and sit by his stone with a lamp until it went out. You gave your word.',
      '{them} pours the last of every cup on the floor for a comrade who fell in the war and lies at {place}. You said that you would pour it out there, and sit by him for one lampful of oil.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Keep the vigil that {them} asked for',
      description: 'On the bare ground, for as long as one lamp lasts, talking to somebody you never met.',
      success: [
        'You kept the vigil for {them}, from the lighting of the lamp to its going out. It was stated to the dead man who had sent you, and what corn was fetching. When you took your leave it was found that you were walking on tiptoe.',
        'The wine was poured and the lamp burned down, and {them}’s comrade had been sat with. You told him about {them}, as far as you knew, and then about the road. A dog barked, a long way off. You informed him that it was a dog.',
        'The vigil was kept, as {them} had asked, on the bare ground. After the news had been given there was nothing more to say, and neither party said it. The oil lasted to the end. Remark: there is room on that stone still.',
      ],
      failure: [
        'The lamp would not stay alight, and the vigil was not kept. You lit it and lit it. At the last there was a wick, some bad language, and a stone with one name on it, which had heard better.',
        'You fell asleep before the lamp went out, and by the rule such a vigil is void. {them} need not be told how you were woken, which was by a goat. She had drunk what was poured.',
        'You sat through one lamp for {them} at the wrong stone, so that the vigil was not kept. The name on it, when there was light to read by, was that of a tax-collector. He had been told everything.',
      ],
    }),
    lapsed: [
      'You had not kept the vigil at {place} that you had promised {them}. {them} lit something at home, in a saucer, and has not spoken of it to you. Remark: nor of anything else.',
      '{them}’s comrade at {place} had been left without his vigil, by you. {them} had told people who had promised it, and whose fault it was.',
    ],
  },
];
