import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const vikingThreads: readonly ThreadContent[] = [
  {
    key: 'vikings/debt-of-firewood',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} a day’s work at the wood-pile, at {place}.',
    opened: [
      '{them} waved away your thanks. There was wood to split at {place}, {them.he} said, and one pair of arms fewer there than last year. You could be the pair of arms, for as long as there was light. You shook hands on it.',
      'It was settled in ten words: {them} had helped you, and you would come to {place} and split logs. “People always mean it when they say so,” {them} remarked, and tied a knot in a strap to remember you by.',
    ],
    offer: does(['gift', 'endurance', 'easy', 'none'], {
      action: 'Give {them} the day you promised',
      description: 'Saw, split and carry until there is no more light; the house is uphill.',
      success:
        'You split until your hands had learned it, and carried until your neck had. {them} did not look up when you stopped for a drink, but the drink was there. When the last row was stacked {them.he} undid the knot in the strap and let you watch.',
      failure:
        'You split and stacked until you could be proud of it. You had also, it turned out, done it on the wrong side of the boundary. The neighbour came out to thank you; and {them} retied the knot, and said that there was always the other pile.',
    }),
    lapsed: [
      'They had burned the old sledge at {place}, and then the bench, and in the end bought wood. {them} untied the knot at last. A person needs the strap.',
      'You heard about the wood-pile at {place} from somebody who had been there. He had been asked whether he knew you, and had thought it best to say not well.',
    ],
  },
  {
    key: 'vikings/debt-of-a-boat',
    kind: 'debt',
    at: 'city',
    title: '{them} lent you a boat, and it lies at {place} with a hole in it.',
    opened: [
      'It turned out that the boat you had been lent some time ago, and had left at {place}, was {them}’s. It also turned out that you had left it on a rock. {them} was very reasonable about it, and wished only to know when.',
      '{them} asked after the boat. You had been hoping that it was someone else’s boat. It was at {place}, you said, and would float the moment that you had put back one plank; and there was your hand on it.',
    ],
    offer: does(['craft', 'vigour', 'medium', 'none'], {
      action: 'Put a new plank in {them}’s boat',
      description: 'A day on your back under it, in {place}, with the tide coming.',
      success:
        'You cut out the bad piece and let in a good one. The rivets went home with a sound like teeth. {them} rowed her once about the harbour, standing up, stamping on the place; and when no water came, {them.he} asked, a little shyly, where you had learned.',
      failure:
        'The plank split at the last rivet, as planks do that have been listening to you boast. {them} watched it sink to the gunwale. {them} did not shout. That would have been easier than being told there was no hurry.',
    }),
    lapsed: [
      'The boat went to pieces on the slip at {place}. {them} had a bench made of what was left, and on it, when the talk turned to borrowing, {them.he} used to tell about you.',
      'Somebody else had mended {them}’s boat and been given a share in it. You learned it along with a fish, from one who thought you would like to know in whose boat it was caught.',
    ],
  },
  {
    key: 'vikings/feud-of-the-laugh',
    kind: 'feud',
    at: 'home',
    title: '{them} means to have satisfaction of you, and is to be found at {place}.',
    opened: [
      '{them} had been laughed at because of you, in front of cousins. Word was left for you that you would be welcome at {place}, on any day and with any weapon. A feud is quickly begun; it is the second generation that has the work.',
      'They brought you a stick from {them} with a notch for each of you. The notches were of one size, so it was not yet a killing matter; but yours had been gone over twice. It was to be answered at {place}.',
    ],
    offer: does(['force', 'strength', 'medium', 'serious'], {
      action: 'Wrestle {them} for the end of it',
      description: 'Belts and no blades, before all the cousins; somebody’s back will be on the grass.',
      success:
        'You took {them} by the belt and were taken by yours. You went round like two people with one coat. Then you had your hip under, and the cousins saw the soles of {them.his} feet. It was {them} who laughed first, flat out, at the sky, and held up an arm to be pulled up by.',
      failure:
        'You were on your back before you had properly got hold. The cousins wanted to see it again, and had to be shown. It did not even end the matter: nobody, {them} said, could be satisfied by that.',
    }),
    lapsed: [
      '{them} had waited at {place} for you with the cousins, one day and then another, in a clean shirt. The laugh was on the other side by now, but it had gone sour. They said your name there when they wanted a word for late.',
      'The stick came back to you. There was one notch on it now, and it was not yours; yours had been shaved off. {them} no longer had any quarrel with you, for in {them.his} reckoning you were nobody to have one with.',
    ],
  },
  {
    key: 'vikings/feud-of-two-tellings',
    kind: 'feud',
    at: 'landmark',
    title: '{them} has challenged you to swear the truth at {place}.',
    opened: [
      '{them} was telling it so that you had lied, and cheated, and had a low sort of eyebrow. It could be put right only in one manner. You were both to come to {place} and say it over again with a hand on the stone.',
      'There were by now two accounts of what had been between you and {them}, and they could not be kept in one district. The old people named {place}. What is said there, they told you, stays said.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'slight'], {
      action: 'Say it to {them} across the stone',
      hurt: 'blow',
      description: 'All of it, with your own part in; and {them} has brought an axe to listen with.',
      success:
        'You told it against yourself as far as was just, and one step further. {them} had been ready for anything but that step. There was a long look over the stone. “It was not a low eyebrow,” {them} allowed, and the rest was cut into the axe-handle, in runes, as a misunderstanding.',
      failure:
        'You told it well, and that was what was wrong with it. {them} had heard you tell things well before. The hand came off the stone, and the axe came up a little; and those who had walked all that way to see a peace walked home discussing eyebrows.',
    }),
    lapsed: [
      '{them} stood alone with a hand on the stone at {place} and said it all, unanswered. What is said there stays said. You met your own low eyebrow, after that, in three different farms.',
      'There was one account by now of you and {them}, since only one of you had come to {place} to give it. It was being taught to children.',
    ],
  },
  {
    key: 'vikings/wish-to-see',
    kind: 'wish',
    at: 'landmark',
    title: '{them} longs to be at {place} again, if only to stand there.',
    opened: [
      'You noticed that {them} always slept facing one way. You took a bearing on it, and there was nothing of note on that line but {place}. So there was something the matter, and for once it could be walked to.',
      'Whenever you halted, {them} stood a little apart and looked off over the land, always toward {place}. There is no arguing with a look like that. You said aloud that you would go there, and {them} came and leaned on you.',
      '{them} ate well and slept well and was not there. You asked about it at a farm, and an old woman looked where {them} was looking. “{place},” she said; “it used to be kept so nicely.” You thought that you might go round that way.',
      'Somebody said {place} in passing, and {them} got up. It was to shake out a leg, evidently, since {them} lay down again. But the same thing had happened twice before, and you heard yourself say, to nobody, that it could be arranged.',
    ],
    offer: does(['patience', 'perception', 'easy', 'none'], {
      action: 'Stand there with {them} until it is enough',
      description: 'It may be an hour or a day, and you will not be told what it is about.',
      success:
        'You stood beside {them} at {place} and asked nothing. By and by you saw it: the worn patch, the stone rubbed smooth at one height, the view. Somebody had been happy here. {them} breathed out, one long breath, and was the first to turn and go.',
      failure:
        'It was not long enough. You could tell by how {them} came away when called, at once, and did not look round. You ought to have let your business wait; it had, when you got back to it, not moved.',
    }),
    lapsed: [
      '{them} had begun to sleep facing any way at all. You had meant to go to {place}. You went on meaning to for some time after there was any use in it.',
      'When you passed within a day of {place}, {them} no longer lifted {them.his} head. You missed it more than you would have thought, that look.',
    ],
  },
  {
    key: 'vikings/wish-for-kin',
    kind: 'wish',
    at: 'city',
    title: 'There is somebody in {place} whom {them} has not forgotten.',
    opened: [
      'A traveller was going by and named {place}, and {them} was up and after him down the road, and had to be fetched. There was someone in that town, then: a hand, or a voice, or a good kitchen.',
      '{them} had belonged once to a household that was scattered, and the last of it lived in {place}, so it was said. You had not thought that {them} knew. But since that name was spoken there had been no sitting still.',
      '{them} would go up to every old woman on the road and look into her basket. You made inquiries. There had been one with a basket, it seemed, and she lived in {place} now.',
      'They told you whose {them} had been before: people with eleven children and a song for the milking, and sold up. One was left, in {place}. You tried over the song, and were looked at in a way that you did not forget.',
    ],
    offer: does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Go from door to door with {them}',
      description: 'You have no name to ask for, and it is a town with many doors.',
      success:
        'At the forty-first door an old woman with flour to the elbows said that she needed nothing, and then looked past you. She sat down on the step. It was some time before there was room in her arms for anything else. You went to look at the ships, and took care to be slow about it.',
      failure:
        'You tried every door in {place}, and at each of them {them} looked up, and in, and at you. The people had moved on; to where, there were five opinions. You chose the likeliest to believe in, for both your sakes.',
    }),
    lapsed: [
      'You heard that there had been a burial in {place}: an old woman, no kin. {them} had got up while the rest slept, somebody said, and stood looking that way until it was light, and then lain down again and been just as usual.',
      '{them} no longer ran after travellers. You ought to have been glad of the quiet. The door in {place} would have been the forty-first, or some such number; you had never counted them.',
    ],
  },
  {
    key: 'vikings/wish-sisters-comb',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} took a comb from a sister in {place} long ago, and wants to own up.',
    opened: [
      '“I have a sister in {place},” said {them}, out of a long silence. There had been an ivory comb; it was lost, and a thrall-girl was beaten for it. “I had it in my shoe.” {them.he} did not ask you to come along.',
      '{them} could stop a leak and sleep standing, and went pale whenever {place} was named. “She will be at the loom,” said {them}. “I only need to get as far as the door. Nobody has ever helped me as far as the door.”',
      '{them} was carving a comb, badly, and burned it. It was the ninth. “It ought to look like the one I stole,” {them.he} told you; and the sister whom it was stolen from lived in {place}. You said that she might not be particular.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Go with {them} as far as the door',
      description: 'You are to knock, and not to let go of {them.his} sleeve.',
      success: [
        'You knocked. A tall woman opened, with {them}’s nose. “It was I who had the comb,” said {them}, to her shoes. “I know,” said the sister, “I put it there. I wanted to see how long you would walk on it.” They had both to sit down on the step, and it was you who minded the loom.',
        'You knocked, and held on. She heard {them} to the end without a word, and then called into the house; and an old freedwoman came out, drying her arms. “Say it to her,” said the sister. {them} said it all again, and better. They were all given soup, in order of age, and you came last.',
      ],
      failure: [
        'You knocked, and it was the wrong house. The people there were kind, and by the time that they had finished being kind {them} had gone off round the corner and was very busy with a strap. “Tomorrow,” said {them}. “I shall know the door now.”',
        'The sister was at a burying, on the far side of the fjord. {them} told it to her husband, who had never heard of any comb, and promised to pass on that there had been something about a cow. {them} looked more cast down than before.',
      ],
    }),
    lapsed: [
      'News came of the sister at {place}; she had moved to Iceland with the loom. “That is a bigger door,” {them} remarked. It was not spoken of again.',
      '{them} had sent the comb by a pedlar in the end, with a message. It came back with another: that she had wanted to see {them.his} face. {them} took it as one takes a fair blow.',
    ],
  },
  {
    key: 'vikings/wish-roof-of-turf',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} built a hut at {place} with {them.his} own hands, and wonders if it stands.',
    opened: [
      '“Have you ever built anything?” asked {them}. You had once built a door. {them} had built a whole hut, at {place}, alone, at sixteen. “Everyone said that it would be down within the year. I never went back to look.”',
      'At every good wall {them} laid a hand on it, and sniffed. It was the corners, {them.he} said at last. “I did the corners at {place} without a line.” After that no house on the road was spared the comparison.',
      '{them} drew it for you in the ashes: here the bed, here the stone that would not fit. It was a hut that {them.he} had built, at {place}. “I always say that it still stands,” said {them}. “I should like to know.”',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Look for the hut with {them}',
      description: 'There are a good many heaps of stones, and each will have to be asked whether it was a corner.',
      success: [
        'It stood. There were sheep living in it, and they had kept it up. {them} went round it with one hand on the wall, four corners, and round again. “That one is a little out,” said {them}, hoarse with pride. The sheep made room. You all sat in it until there was no more to be said about the roof.',
        'The roof had gone, and two of the walls. But there was a corner, chest-high, as straight as a spear, and a rowan had been planted in its lee by people who knew a good thing. {them} leaned a shoulder into it and pushed. It did not move. “There,” said {them}.',
      ],
      failure: [
        'You found eleven heaps of stones, and {them} stood before each with {them.his} head on one side. “It was bigger,” {them.he} told you, of all of them. One may have been the one. You saw {them} pick up a stone, and weigh it, and put it down where it came from.',
        'Somebody had taken the stones for a sheepfold, and had built that without a line as well; it leaned like a drunkard. {them} spent what was left of your time in setting one end of it right. “Once more, from the other side,” said {them}. “There was another heap.”',
      ],
    }),
    lapsed: [
      'A drover told you, unasked, that there had been a landslip at {place}. {them} thanked him. “The corners would not have minded it,” {them.he} said later, to nobody.',
      '{them} had left off touching walls. It had been down since the first year, {them.he} supposed; people generally know.',
    ],
  },
  {
    key: 'vikings/wish-two-even-sleeves',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} would like to be measured for a coat at {place}, once, like other people.',
    opened: [
      'Everything {them} wore had been made for a brother, a captain or a corpse. “There is a woman at {place} with a knotted cord,” {them.he} told you. “She holds it to you and says a number. I have never been a number.”',
      'One of {them}’s sleeves ended at the wrist and the other at the knuckles. You had taken it for a fashion. “It was two coats,” said {them}. At {place} they measured you standing, both arms, and {them.he} had often walked past and looked in.',
      '“If I were buried now,” said {them}, “it would be in the left half of my uncle.” There was a tailor-woman at {place}, who measured people; but one would have to go in. {them} had killed a bear once, and had not gone in.',
    ],
    offer: does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Take {them} in to be measured',
      description: 'The tailor-woman asks questions about shoulders that make strong people look at the floor.',
      success: [
        'She went over {them} with the cord from nape to heel and called out the numbers, and a girl tied them. “One arm is longer,” she said. {them} had always thought that it was the sleeves. They came out of there with a string full of knots. “That is me,” said {them}, and held it up to be looked at.',
        'You did the talking: a coat, for a person, with room to lift an oar. {them} stood with both arms out, straight as a post, and breathed about twice. “You have good shoulders,” the woman said through her pins. Nobody was allowed to mention it on the road; but you saw them carried.',
      ],
      failure: [
        'She had a wedding on her hands and eleven cousins in a row. {them} stood at the end of it, and was taken for the twelfth, and measured in a great hurry for something with ribbons. “It was not meant for me,” said {them}, outside. You would have to come again.',
        'At the first touch of the cord {them} laughed, and could not stop; it was the ribs. The woman waited, and the girl waited, and a crowd looked in at the door. “Not before people,” {them} told you, crimson. “Is there a day without people?”',
      ],
    }),
    lapsed: [
      'The woman with the cord had left {place} to sew sails, where the pay is. {them} said that a sail does not ask for two arms of a length.',
      '{them} had turned up the longer sleeve by {them.him}self, with a fish-hook. “It will do,” {them.he} said. It did, more or less.',
    ],
  },
  {
    key: 'vikings/rumour-of-the-keel',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swears that there is a whole ship under the turf at {place}.',
    opened: [
      '“At {place},” {them} told you, low, “if you jump on the ground it booms.” It was a ship, with all her gear. Nobody had cared to go and look. There was a reason for that, which {them.he} could not at the moment recall.',
      '{them} had it from a drowned uncle’s wife: a king was laid in his ship at {place} with the oars run out, so he could get away. The turf showed eleven dints on each side. {them} had counted them, from a distance.',
      '{them} let you have it for nothing, which ought to have been a warning. There was a ship in the ground at {place} with her mast stepped; you could see the top of it, if you knew which of the thorn bushes was not one.',
      'The sheep at {place} lie in two rows, {them} told you, like people on benches. They lie so because it is hollow there, and keeps warm, and it is hollow because of the ship. {them} had told it to nobody yet who had a spade.',
      'Nobody ploughs at {place}, said {them}, and nobody will tell you why. {them.he} had asked a child. “Because of the mast,” said the child, and was called indoors. There would be a ship to it, then, under the turf.',
      '{them} had it from the moles. At {place} they throw up tarred wood, in crumbs, and now and then half a rivet; one could see by their heaps which end of the ship was the bow. {them} had gone no deeper than that.',
      'Once, at {place}, {them} had lain down on the grass and been rocked. It was a ship, in there, said {them}, and one had only to take off the lid. It had not been a good year for the back.',
    ],
    offer: does(['explore', 'endurance', 'medium', 'slight'], {
      action: 'Dig down to the ship',
      description: 'It is sod, then clay, then whatever was put in there to discourage you.',
      success:
        'Your spade rang on a rivet. You cleared a strake with your hands, black and sound, and the next; she lay as if just pushed off. The king had long ago got away. He had left his bench swept and his oar shipped, with his name cut in the loom of it, and you said it aloud for him, since nobody had for some time.',
      failure:
        'You dug to the depth of your chin, and it boomed, and then it opened. You were a good while among roots and old water getting up again. It had been a ship, to judge by the smell; it was now more of a soup.',
    }),
    lapsed: [
      'Others had been to {place}, with a sledge and eight oxen. {them} had told it to them as well, in the end; a rumour has to eat.',
      'The hole at {place} could be seen from the road, with a fence about it, and a man who took a toll from people who wished to look in. {them} held the ladder.',
    ],
  },
  {
    key: 'vikings/rumour-of-the-stone',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that the stone at {place} has a second side, and nobody has read it.',
    opened: [
      'Everybody knew the stone at {place}, {them} said, and what was cut on it, which was the usual thing. But {them.he} had once sheltered behind it from a ram. There were runes on the back as well, and they went the other way.',
      '{them} drew you some marks in spilled ale: that much {them.he} remembered from the back of the stone at {place}. Then {them.he} wiped the board with a sleeve, quickly. The ale had begun to look like a word.',
      'It was for the front that people went to see the stone at {place}, said {them}. But the back had been left bare, and the widow had a chisel, and a whole year to think. {them} had never cared to go round there alone.',
      'There is a nettle-bed behind the stone at {place}, and it is kept there, {them} thought, on purpose. A person in boots might see what it was that nobody was to read. {them} had been barefoot.',
      'It was {them} who had held the ladder for the widow, at {place}, when she cut the front of the stone. For the back she had wanted no one. One could hear her from the next farm, {them} said, and she was not weeping.',
      'Sheep will not lie in the lee of the stone at {place}, {them} told you. They know the front as well as anybody. It was on the other side, low down, that one of them had licked the moss off a word, and gone away.',
      'Nobody at {place} had asked what was on the back but the mason, said {them}, and the mason had moved away. The widow had given him a week’s eggs, to cut what he was told and not read it.',
      '{them} had once gone round behind the stone at {place} to be alone, and had not been. There was somebody’s opinion there, at the height of one’s nose. {them} had got as far as “nor did he ever”, and had been called in to supper.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Read the back of the stone',
      description: 'It is overgrown, it runs from right to left, and the carver was in a temper.',
      success:
        'You picked out the moss with a thorn and went along it with your thumb. “This is what he was really like,” it began. It went on, small and close, down to the root of the stone, and she had signed it. The part about the geese alone was worth the journey. You laughed until you had to hold on to the stone.',
      failure:
        'You had read as far as “and whoever reads this” when the hair stood up along your arms, and you thought it best to know no more. You scraped the moss back on with your boot. All the way from {place} you kept half guessing the rest.',
    }),
    lapsed: [
      'The stone at {place} had fallen at last, on its back. The side which everyone had read lay up, and looked innocent. {them} had gone to see it, and had brought a lever, and a strap, and come home again.',
      'They had built the stone from {place} into the footing of a bridge. You could read the one side as you walked over. {them} maintained that from below, with nobody on it, one heard the other.',
      'A farmer had wanted a lintel, and the stone at {place} was of the right length. It is over his byre door with the good side out. {them} had offered him a cow to turn it round, and he had begun to wonder why.',
    ],
  },
  {
    key: 'vikings/promise-of-a-witness',
    kind: 'promise',
    at: 'city',
    title: 'You gave {them} your word to bear witness at {place}.',
    opened: [
      'There was to be a suit at {place}, about a wall pulled down, and {them} had nobody who would say aloud what all had seen. You had seen it. You would say so, you told {them}, and only then asked who had pulled.',
      '{them} did not ask you straight out. A wall had been pulled down, people were shy of naming who did it, and it was a lonely thing to stand up at {place} by oneself. You heard yourself say that there would be two.',
      '“You were there,” said {them}. You had been, when that wall was pulled down; you had been eating a pear. While you were still deciding what you had seen you heard that you had said yes, and where: before them all, at {place}.',
      'When the wall was pulled down everybody had looked away, with remarkable agreement; you had been slow about it. {them} was to plead at {place} and had asked nine neighbours, who had all been watching a bird. You had seen no bird, you said.',
      'You had forgotten the wall. {them} had not; you had been leaning on the gate opposite, people said, while it was pulled down. You were to say at {place} what you saw, and no more. You promised before you asked whose oxen.',
      'Nobody had seen that wall come down but {them}, eight oxen and you. “They will not swear in oxen,” said {them}. You gave your word that you would be at {place} when the suit was called.',
      'Everybody knew who had pulled down the wall, and nobody said it; so {them} told you, picking moss off a stone of it. There was a second voice wanted at {place}. You had one, you admitted, and that was taken for an answer.',
      'You had told it already, over ale: how a wall was pulled down, and who fell off the ox. {them} had been sitting behind you. It was to be told once more, at {place}, standing, and without the noises. You said yes.',
      '{them} walked you along where the wall had been. You said of your own accord that you had seen it pulled down. “Could you say it louder?” asked {them}. “At {place} they sit far off.” You said it louder, and it was a promise.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Stand up and say what you saw',
      description: 'The one who did it keeps a long table, and half of {place} eats at it.',
      success:
        'You said who, and when, and how many oxen. They asked if you could be mistaken. You said that you could be about the oxen. That went round the hill like a cup; a witness who gives up one ox is believed in all the others. {them} did not look at you until it was over, and then did.',
      failure:
        'They asked you which hand the man had had on the rope. The right, you said. They sent for him. He had lost the right at the elbow, at sea, nine years before, and had brought the stump to show. The wall was not mentioned after that. {them} sat very straight and thanked you for having come.',
    }),
    lapsed: [
      '{them} had stood up alone at {place} and been asked for a second witness, and had looked toward the road. They waited, people said, for as long as was decent. The ground belongs now to a man with a long table.',
      'They had finished with the suit at {place}. {them} had lost a wall in it and was building another, a small one, round the house. You would be on the outside of that.',
    ],
  },
  {
    key: 'vikings/promise-of-a-way-out',
    kind: 'promise',
    at: 'home',
    title: 'You promised to get {them} away from {place} before anyone knows it.',
    opened: [
      '{them} was to be married at {place}, for the sake of two fields that touched. The other party was sixty, and bit. You said that you would come with something that could be ridden or rowed; and {them} went home to look pleased.',
      'There was a quarrel over {them} at {place}, and it was near the point where people choose sides with a spear. {them} would sooner choose the road. You promised, before you quite knew how, to be at the back of the byre.',
      '{them} had come into some money, and since then there was always some relation in the doorway at {place}, being fond. “Can you get me out?” asked {them} through a smile. You said through another that you could.',
      'They were making peace at {place}, and somebody would have to go and live with the other side. It was felt that {them} had no great ties. You gave your word to be there first, at the back, with something fast.',
      'At {place} they had begun to lock up {them}’s shoes. It was from love, they said; there was a field in it. You gave your word, through a gap in the wall, that there would be shoes on the other side, and something to ride.',
      'They had found {them} a place at {place}, with an old aunt who must not be left alone and did not sleep. It was for life, and they had not said whose. You promised to be behind the byre soon, with something that goes.',
      'An offer had been made for {them} at {place}: a mill, a good bull, and a mother-in-law, who would live in. Everyone who was asked had accepted. You said that you would be behind the byre, with something that does not stop for hails.',
      '{them} had been left half a ship at {place}, and the cousins who had the other half had taken to pouring {them} the first of the ale, and then to waiting. You promised something with oars or legs, at the back, and soon.',
      '{them} slept in the loft now, at {place}, and they took away the ladder after. You asked how high it was; and by the time that you had been told you had promised to come there, with something that could gallop.',
      '{them} had the silver to mind at {place}, with the key on a cord and the cord sewn to the shirt. It was an honour, and had been one for three years. You promised to be there with a knife, and something fast.',
      'A cousin went along wherever {them} went, at {place}, and each time another; they were all so fond of walking. “Could you outwalk nine?” you were asked, behind a hand. Out-ride, you said, and named the back of the byre.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Bring {them} out by the back way',
      description: 'There are two dogs, nine cousins and a gate that sings.',
      success: [
        'You had greased the gate with their own butter. The dogs were for it from the first, and came along as far as the stream. When the shouting began, behind you, {them} stopped and listened to it with shut eyes, like someone hearing a tune for the last time, and then ran like a hare.',
        'You came to the back with sacking about your feet, and the dogs took it for a game and brought you a stick. The gate that sings you lifted off its pins and carried. When it was found, leaning on the midden, and nine cousins were asking one another about it, {them} was two fields off, and had so far laughed only once.',
        'You threw a bone over the wall at the one corner and came over it yourself at the other, and the dogs chose rightly. {them} got out by the hen-door, which had not been made for it. The nine cousins were by then outside a shut room, asking to be let in; you could hear how politely they began.',
      ],
      failure:
        'The gate sang. Within the time it takes to say so there were nine cousins and a lantern, and {them} had the wit to scream, and strike you, and call you a thief. It was well done. You were sorry for it only while you were running.',
    }),
    lapsed: [
      '{them} waited behind the byre at {place} with a bundle, and went in again, and unpacked. It was mentioned to you by one who thought it funny.',
      'It had all gone through at {place} as arranged, with ale. {them} had been seen to look up, during the toasts, whenever the gate sang; it was only guests.',
    ],
  },
];
