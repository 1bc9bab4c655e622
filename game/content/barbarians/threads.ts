import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const barbarianThreads: readonly ThreadContent[] = [
  {
    key: 'barbarians/bowl-for-a-bowl',
    kind: 'debt',
    at: 'home',
    title: 'You ate from the bowl of {them}, and must fill it at {place}.',
    opened: [
      'Before you parted {them} gave you the bowl first, and ate after you what was left. It was not much. One does not say thank you for that; one comes to {place} and fills it.',
      '{them} had fed you in the hungry time and asked for nothing back, which is the most that can be asked. The bowl hung by a door at {place}. You had taken note of how deep it was.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Fill the bowl of {them} to the brim',
      description: 'Custom has it heaped till it runs over, and it is a deeper bowl than you remembered.',
      success:
        'You filled it, and {them} said, “More,” as the custom is; and you filled it, and {them} said it again, grinning, with the whole house looking on. At the third it ran over onto the dog. Then {them.he} sat down by you, and you ate from the one bowl until it was bare and there was no more said of it.',
      failure:
        'It was a fast-day there, for some aunt. {them} looked at what you had brought and swallowed, and hung the bowl back on its nail. You sat with it, all of you, and did not eat, and spoke of her; she had been a great one for food.',
    }),
    lapsed: [
      'The bowl at {place} was given to a new child, who has no debts. {them} will eat with you again, but not first.',
      'The hungry time was over at the house of {them}, and you had not come. They had boiled the strap that the bowl hung by.',
    ],
  },
  {
    key: 'barbarians/blood-price',
    kind: 'debt',
    at: 'city',
    title: 'You owe {them} for a wound, to be paid at the stone in {place}.',
    opened: [
      'It had been you that did it, in the scuffle, and not a stranger: {them} was cut, from here to here. The price of that is known, to the hen. It is paid at the speaking stone in {place}.',
      '{them} showed it to you and did not complain. A thumb’s length of scar has its price, and an honest body brings it to {place} without being sent for. You said that you would.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Pay {them} the blood-price before witnesses',
      description: 'They measure the scar with a straw, and then they measure you.',
      success:
        'You gave the whole of it, and a hen on top, for luck. Three times they asked {them} whether it was enough; the third time {them} looked at you, and said it was too much by one hen. So the hen was let go, in front of everyone. That is how you know a friend.',
      failure:
        'They measured, and it had grown since, as scars will; it went off the end of the straw. There was a dispute then as to whose straw. {them} said that it could wait. The scar was looked at by everybody, and greatly admired, and you were hissed.',
    }),
    lapsed: [
      'You were called for three times at the stone in {place}. {them} stood there, with the sleeve rolled up. After the third time it is no longer a debt.',
      'The blood-price was not paid. {them} has told the sons about it, who were small; they were stood against the post, and it was cut at what height they may begin.',
    ],
  },
  {
    key: 'barbarians/insult-at-the-horn',
    kind: 'feud',
    at: 'home',
    title: '{them} drank to your bad end, and is waiting at {place} to see it.',
    opened: [
      '{them} had drunk to it before the whole bench, with the big horn: that you should come to {place} and be made to eat grass. One is obliged to go, after that. One would not be able to sit.',
      'It was told you by four people on the one day. {them} had said a thing about your mother, with a horn in hand, and the door at {place} was being left open for you on purpose.',
    ],
    offer: does(['force', 'vigour', 'medium', 'serious'], {
      action: 'Make {them} drink it back',
      description: 'It is the big horn, turn about, and whoever falls down first was wrong.',
      success:
        'You drank, {them} drank. By the fourth you had each seen the other’s point; by the sixth you were agreed about your mothers. {them} got up then to say so, made two steps, and lay down full length with a smile. You remained sitting. It was not that you had any choice.',
      failure:
        'You had held up well, you thought. Then you noticed that your cheek was on the floor, and that from there the feet of {them} looked a very long way off. You were put out with the dogs, but on a good hide. In a way it had been hospitable.',
    }),
    lapsed: [
      'The door had stood open at {place} until the hens moved in. {them} shut it at last; and what was said then cannot be drunk back.',
      'Since you had not come, {them} ate the grass, before witnesses, and swore by each blade. It takes longer so, but it is held to be stronger.',
    ],
  },
  {
    key: 'barbarians/moved-stone',
    kind: 'feud',
    at: 'landmark',
    title: '{them} says that you moved a stone at {place}, and has sworn to move you.',
    opened: [
      'A stone had been shifted at {place}, a thing not done; and {them} had it from a crow, or a cousin, that it was you. There was no use in saying no. It would have to be looked at together.',
      '{them} had three brothers under {place}, and the stone that keeps them down was crooked. Your foot fitted the print beside it. You have a common sort of foot, but {them} was not in a mood for that.',
    ],
    offer: does(['patience', 'strength', 'medium', 'slight'], {
      action: 'Set the stone straight with {them} watching',
      hurt: 'weariness',
      description: 'It came there with oxen, and {them} means to stand by with an axe and say left a bit.',
      success:
        'You put your arms about it and walked it, corner by corner, like one who dances with a grandmother. “Left a bit,” said {them}. “Your other left.” When it sat, the ground let go a breath. {them} stood the axe against it and looked in your face, and said at last that it had been moles, very likely.',
      failure:
        'You had it upright, and over it went upon the other side, and split. {them} looked at the halves. You ran, as one may run from an axe without shame; but it was not thrown. There had always been two of the brothers, it is said, who did not get on.',
    }),
    lapsed: [
      '{them} had righted the stone alone, with a lever, and in so doing was hurt in the back. It is thought to be your back that is owing.',
      'The stone was never set straight. The brothers have got out at {place}, says {them}, all the three of them; and {them} has told them which way you went.',
    ],
  },
  {
    key: 'barbarians/summer-grass',
    kind: 'wish',
    at: 'landmark',
    title: '{them} would like to smell {place} once more.',
    opened: [
      '{them} stood with head up, toward {place}, and breathed in for longer than one needs to. Some part of {them} had been left there. You said all right, if the way went by.',
      'In sleep {them} walked, on the spot, and made a small sound. It was {place} that was being walked to, you would have laid a torc on it. You thought that there was no great harm in going.',
      'There was a stalk that {them} had in the mouth, and moved from the one side to the other, and would not be parted from. It does not grow everywhere. They have it at {place}; and you supposed that one could look in.',
      '{them} had come to a fork and gone wrong at it, twice, and always to the same side. You went back and stood there yourself. It smelled of nothing much. But {place} was that way, and you told {them} aloud that there was time.',
      'Whenever the name of {place} came up in the talk one of you stopped chewing, and that was {them}. It could not be overlooked. One cannot see such a thing and then go by on the other side of a hill.',
      '{them} had lain down on the grass, and got up, and lain down on another bit. The right grass is at {place}. You heard yourself say so, and after that it was a thing that had been said.',
      'You came on {them} looking at nothing, hard, with both ears in it. There is nothing in that direction for a long way, and then there is {place}. It would not cost more than shoes.',
      '{them} had been given a place by the fire and had turned about in it three times, as one does to make a thing be {place}. It was not, so you put on wood; and you promised, since it was only the fire that heard.',
    ],
    offer: does(['explore', 'endurance', 'easy', 'none'], {
      action: 'Go about {place} at the heels of {them}',
      description: 'It means following, whatever is stopped at, however often.',
      success:
        '{them} went round it once, fast, and then again slowly. There was a hollow under a bank, dry, with old grass. {them} lay down in that and fitted. You waited with your back to the stone; and a thing that had been tight in you since you set out came loose, at the sound of somebody sleeping who was home.',
      failure:
        'There had been a fire over it, and what came up after was thistles. {them} went to and fro, to and fro. You got down and parted the thistles with your own hands, until you had found one blade of the right sort. It was looked at. It would grow, perhaps.',
    }),
    lapsed: [
      'You had not gone by {place}. {them} no longer walked in sleep, but lay still, facing away from you.',
      'The smell of {place} came by once more, and {them} did not turn to it. That was a wish you had had in your hand.',
    ],
  },
  {
    key: 'barbarians/own-bed',
    kind: 'wish',
    at: 'city',
    title: '{them} wants one sleep beside a proper fire, in {place}.',
    opened: [
      '{them} had slept in the wet as you had, and never said a thing. But passing smoke, that time, there was a look, toward {place}, where they have hearths that one can lie along. You gave your hand on it.',
      'There are hearths at {place} as long as a boat. {them} had lain by one once, and you could tell it by how the others, since, were looked over and found small. You promised, out loud.',
      '{them} had lain against a stone out of the fire, and got up when it was cold, and looked at you. At {place} they never let theirs go cold. You swore to something, half asleep, with your nose in your sleeve.',
      'They have fires in {place} that are older than the people round them. You told {them} about it for something to say. It was a mistake; from that time on it was {them} who went in front.',
      'You rubbed {them} down with moss, and there was no end to the wet. “In {place},” you heard yourself say, “along the warm side, with nobody’s feet.” What has been said while rubbing is as good as sworn.',
      '{them} had found where a fire had been, and lay down on the black of it, and would not be called off. In {place} the fire stays up for people. You said so twice, since the first time nobody got up.',
      'You woke with all of {them} along your back, and neither of you was any warmer. At {place} they have a hearth with room to turn over. “There, then,” you said; and what is said lying down holds as well.',
      '{them} had sneezed, which was nothing, and been ashamed of it, which you could not bear. In {place} the stones by the fire are worn hollow from being slept on. You told it for a story. It was taken, you could see, for a plan.',
    ],
    offer: does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Win {them} the warm side of a hearth',
      description: 'It is kept for the old, the wealthy, and those who have whelped.',
      success:
        'You sat down there yourself, and when they came to shift you, you shifted; and {them} was by then behind you, stretched along the stones, and not to be moved by anyone. A very old woman laughed. She put her feet up on {them}, as it might be on a bolster, and the two of them lay so and steamed.',
      failure:
        'They were civil, but it was full: there was a litter of pigs in first. {them} lay in the draught by the door with both eyes on the sow. You lay down on the windward side to make a wall of yourself. It was not the same; it was not nothing.',
    }),
    lapsed: [
      'You had gone round by {place} and not in. {them} looked back at the smoke of it only the once.',
      'There was always one more hill. {them} has given up looking at hearths, and lies down with a sigh, wherever it is, at the first word.',
    ],
  },
  {
    key: 'barbarians/wish-height-on-the-post',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} wants to be measured once more against a doorpost at {place}.',
    opened: [
      '“I was taken for a soldier at twelve,” said {them}, “and there is no cut for me after that.” Where {them.he} came from each child has a notch in the doorpost for each year. It was at {place}. “They will think that I stopped.”',
      '{them} set {them.his} back to every doorpost, by habit. “At {place} they did it with a knife laid flat on the head,” you were told. “My aunt held the knife. She said that I should go far up.”',
      '“How tall would you say that I am?” {them} asked. You said, quite tall. “But against what?” There was one post in the world that would know, and it was at {place}, with seven cousins on the other side of it.',
    ],
    offer: does(['talk', 'perception', 'easy', 'none'], {
      action: 'Hold the knife flat on {them}’s head',
      description: 'The house has other people in it now, and they would like to know what you want with the post.',
      success: [
        'You told them, and they carried out the table to give you room. Twelve notches, and a long bare piece; and you laid the knife, and {them} cut it {them.him}self, backward, without looking. “Now step away,” you said. It was over all seven cousins. The children of the house came and stood under it, one by one, with their mouths open.',
        'The aunt was there. She had sat by that post for thirty years, and would let no one whitewash it. She got up on a stool, and laid on the knife. “You have been eating,” she said; and {them}, who had killed a boar alone, stood with shut eyes and heels together until it was done.',
      ],
      failure: [
        'They had turned the post, to have the good side out, and built the bread-oven against the other. By lying on the floor one could feel up to the sixth year. “I was a stout child,” said {them}. The oven would be pulled down when it cracked; they promised to let you know.',
        'A dog lay in the door and belonged to nobody who was at home. {them} talked to it about the aunt. It was moved by that, but it did not move. You would have to come when there was someone there to be asked.',
      ],
    }),
    lapsed: [
      'The old house at {place} had burned. {them} was silent for a long while. “It would have been about here,” {them.he} said then, and held a hand over {them.his} head.',
      '{them} went through doors like other people now. The aunt at {place} had died, and had cut the last notch herself, by guess. It was too high, they said.',
    ],
  },
  {
    key: 'barbarians/wish-whose-calf',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} wants to hear judged in {place} whose calf it was.',
    opened: [
      '“It had my cow’s face,” said {them}, “and her neighbour’s legs.” The neighbour had said that it was his. Since then two friends had not spoken. It could be laid before the law-mothers in {place}, if one of them would begin.',
      '{them} was a cowherd by birth and told the time by it. “That was before the calf,” you heard, or “after.” It was eaten long ago. “I do not want it back,” said {them}. “I want to be told. In {place} they tell you.”',
      'A calf bleated, and {them} walked away from the fire. Two friends, one ford, and a calf in the middle. “If it was his, I have been a fool for nine winters,” {them.he} told you, “and could say so. They judge it in {place}.”',
    ],
    offer: does(['patience', 'intellect', 'easy', 'none'], {
      action: 'Lay the matter of the calf before the judges',
      description: 'You are to speak for the calf, since both of the parties are partial.',
      success: [
        'You spoke for the calf. You said that it had liked them both. The law-mothers drew their threads, and it was still. “Whose was it?” said the oldest. “Its mother’s; and you two were the only ones whom she let near.” An old man rose at the back, whom {them} had not seen, and they met in the middle.',
        'You gave the face, and the legs, and the ford. They asked only who had stayed up with it when it was born. “He did,” said {them}, “I had a fever. He sat with the one of us and then with the other.” Nobody had to judge it after that. {them} was out of the door, and asking for the road.',
      ],
      failure: [
        'There was a matter of a murder first, and then of a bucket, which was longer. When it came to the calf the threads were all used up. “It has waited nine winters,” said the oldest. “It must be quite a cow.” You were to come again at the next spinning.',
        'They would not hear it without the other party. He had been there the day before, it seemed, on the same errand, and had been told the same. {them} sat down on the step. “He came?” said {them}, and said it again; so it was not a day lost.',
      ],
    }),
    lapsed: [
      'The friend had died, and had left {them} a cow. “With his legs,” said {them}, when it was brought; and no more was asked of {place}.',
      'You passed a calf, and {them} did not walk off from it. “It was mine,” {them.he} said. “I have decided. So he was a thief, and I miss a thief.”',
    ],
  },
  {
    key: 'barbarians/wish-mothers-broth',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} has a word to say at {place} to a mother who is under the grass there.',
    opened: [
      '“We parted badly,” said {them}. “I said that her broth was thin. Then I went to be a smith’s striker, and she died.” She lay at {place}. “It was thin. But I have had thick since, and would like to mention it.”',
      '{them} would taste the pot, and put down the spoon with a face. “It is only not hers,” you were told. She was at {place}, under the turf. “One is supposed to bring some. I never dared, for she would know.”',
      'You woke, and {them} was asking a kettle for its pardon. It was a manner of practising. “The dead hear what one says over steam,” {them.he} told you. “I need to say it at {place}. I need someone who will hold the lid.”',
    ],
    offer: does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Cook thin broth with {them} at {place}',
      description: 'It is bones, nettles and one onion, and you are to take the lid off at the right word.',
      success: [
        'It was as thin as a good excuse. {them} nodded; you took off the lid, and the steam lay down along the grass as they say that it does. “It was not thin,” said {them}, “it was for nine.” That was all. You each had a bowl of it, and poured one. Something had to be the matter with the smoke, for both your eyes.',
        '{them} had meant to say a good deal. When the lid was off there came out only, “I am hungry.” It seemed to be what was wanted; there was a small wind, and the steam went round {them} and stayed. You stirred. Afterwards {them} scoured the pot with sand, as a child does who has been told to.',
      ],
      failure: [
        'It came out well. It was rich, and brown, and there was nothing that you could do. “She would think that I was boasting,” said {them}, and you ate it with your backs to the mound. It must be tried again, with more water, and less of you.',
        'You lifted the lid one word too soon. It all went up, past anybody’s hearing. {them} had opened {them.his} mouth, and shut it. “She never could wait either,” said {them}. You would need another onion, and another day.',
      ],
    }),
    lapsed: [
      'They had driven cattle over {place}, and nobody knew any longer which rise was whose. “She would feed them too,” said {them}, and tasted what was in the pot, and passed it on.',
      '{them} had learned to like it thick. It was you who noticed; {them} only held out the bowl.',
    ],
  },
  {
    key: 'barbarians/cauldron-under',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that a cauldron speaks under {place}.',
    opened: [
      'There is a cauldron at {place}, said {them}, sunk by giants or by an uncle, and if you lay your ear down it tells over the names of those who ate from it. {them} had heard five.',
      '{them} leaned close. At {place} something rang underfoot. The uncle who told of it had gone back there with a spade; he had come home with the spade and would not eat soup.',
      'Whoever eats at {place} ought to put his spoon down between and listen, said {them}. There is a cauldron under there, with a long memory. It had called {them} by a thing that only one aunt ever used.',
      'The sheep lie down at {place} with their heads all one way, {them} told you, behind a hand; they are hearing the cauldron. It is iron, or older, and of those it has fed it has not forgotten one.',
      '{them} had been spoken to out of the ground at {place}, at the age of six, by something that asked if there was more. It was the cauldron, said {them}. There had been no more, and nobody had liked to say so to it.',
      'If you knock at {place} with your heel, said {them}, there is a cauldron in, and it will say who has eaten with whom. Some have gone home from there and married; and some have gone home and counted the spoons.',
      'They used to swear on a cauldron at {place}, and it had heard so much that it began to answer; so they let it down in the earth, said {them}, lid and all. It is talking yet. {them} has an uncle who is frequently mentioned.',
    ],
    offer: does(['explore', 'perception', 'medium', 'slight'], {
      action: 'Lie down and listen for the cauldron',
      description: 'With an ear to the ground one has neither eyes nor weapon.',
      success:
        'You heard your own blood first. And then, beneath it, there was a slow word, and another, like drops in a pot: names, and where each had sat, and what was between them. You learned in that while who had betrayed whom since the Year of Two Calves. You left it where it was. It was still full.',
      failure:
        'You listened, and it rang. You moved, and it rang there too. You followed it on your knees all across that ground until you came on an old man, who was beating on a pot, and who told you that one gets so few visitors.',
    }),
    lapsed: [
      'Somebody else had dug at {place}, on the word of {them}. They say that the cauldron spoke one name as it came up, and it was the digger’s.',
      '{them} has told so many by now that there is a path trodden to {place}, and a woman selling cakes. The cauldron does not speak any longer.',
    ],
  },
  {
    key: 'barbarians/second-wife',
    kind: 'rumour',
    at: 'city',
    title: '{them} has it that someone in {place} knew your father young.',
    opened: [
      '{them} looked at your chin and started. There was one in {place} with the talk of old days, said {them}, who used to tell of a man with such a chin, and of what he had hidden.',
      'You should ask in {place}, {them} told you, at the last house by the ditch. Somebody there has a song with your father’s name in it, and it is not the one that was sung at his burying.',
      '{them} had laughed when you laughed, and then held up a hand. That laugh had been in {place} once before, said {them}, at the last house, and the one who lives there had taught it to a jackdaw.',
      '“Walk up and down,” said {them}, and you did. Only one man ever put his feet like that, and somebody in {place} has a song about where he put them. It would be the end house, by the ditch.',
      '{them} turned over your father’s bowl, that you ate from, and knew the mark. There was one like it, at the last house in {place}, with the other half of the mark on it. You had always taken it for a crack.',
      '“Do that again,” said {them}, and watched you eat your bread, all round the crust first. There was one in {place}, at the last house, who used to eat so for a joke, and called it by your father’s name.',
      '{them} had sold eels at every door in {place}. In the last house a coat hung on a peg, and nobody might touch it; and the stitch on the collar was the stitch on yours. Your father’s mother never showed it to anyone.',
      'There was a tune that your father whistled, and {them} had the other half of it, from {place}, from the last house by the ditch. It was for two, said {them}.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Ask at the last house about your father',
      description: 'You may be told.',
      success:
        'She took your chin between finger and thumb and laughed till she coughed. He had been a bad singer, she said, and afraid of geese. He swam the river for her in flood, the wrong way. She sang it to you then, all, and in the ninth verse stood plainly the place where he had put what he never brought home.',
      failure:
        'She took your chin and turned it to the fire. “No,” she said, “his was bigger.” She had known so many. She gave you a honey cake for the disappointment, hers or yours, and told you eleven things about somebody else’s father; he ought to be told.',
    }),
    lapsed: [
      'The old one at the last house in {place} had died, with her songs. {them} heard the end of it at the burying, and they laughed, there.',
      '{them} asked you if you had been to {place}. You had not; and by now there is nobody at the last house there who could say your father’s name.',
    ],
  },
  {
    key: 'barbarians/take-my-hair',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to tie a lock of hair at {place}.',
    opened: [
      '{them} cut off a lock of hair with your knife, and knotted it. It was to hang at {place}, so that whatever is there should know that {them} had not forgotten, and only could not walk so far.',
      'A vow of {them} had fallen due at {place}, and there was the knee. So you were given the lock of hair, and the words, and made to say the words over until you had them.',
      'The lock of hair was wrapped in a leaf and tied with red, and {them} looked aside as you took it. That family owes one to {place}, every ninth winter. There was no one left in it with good knees, and yours had been noticed.',
      '“It won’t weigh on you,” {them} said, and cut off the lock of hair, and it did at once. It was owing to {place}. What is spoken there was hummed to you on two notes until you could do it asleep.',
      'You felt something put down your neck, and it was a lock of hair, in a knot. {them} asked you not to shake it out. It ought to have hung at {place} by now, high up; but {them} has a leg, and you have two.',
      '{them} had promised {place} a lock of hair for a child that was ill, and it had got well, and was sitting on {them}. One could see that there was no getting away. The child showed you on which side one stands to say it.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'none'], {
      action: 'Tie up the hair as {them} was sworn to',
      description: 'With the left hand, above a tall man’s reach, and saying the words backward.',
      success:
        'You went up with your knees, and tied it there left-handed, among a great many others, grey, red and yellow. You said the words from the end to the beginning. It swung once toward you, of itself. Then it hung like the rest; and your own head felt, you could not say why, combed.',
      failure:
        'You had said it as far as the third word from the front when it blew out of your fingers. You hunted it about, swearing, and that was in none of the words. What you tied up in the end may have been partly sheep. It was done with a good heart, and might be mended.',
    }),
    lapsed: [
      'The lock of hair had worn through your bag, and gone along the road hair by hair. {them} has begun to lose the rest.',
      'The lock of hair never hung at {place}. {them} heard of it in a dream, from somebody who had been counting.',
    ],
  },
  {
    key: 'barbarians/bring-the-bull-calf',
    kind: 'promise',
    at: 'home',
    title: 'You promised to stand by {them} in {place} when the bull is brought.',
    opened: [
      'They were bringing {them} a bull at {place}, three winters old, that had killed a man and been sorry. It wants two to lead him in. You had said yes while you were thinking of something else.',
      '“You’ll stand by me?” said {them}. You thought it was for a wedding. It was a bull, and at {place}, and there was one rope.',
      '{them} had been given a rope and told when. It was for a bull, to be led in at {place}, and something had happened to the last man. “Two’s plenty,” said {them}. You looked round for the second.',
      'You were asked whether you could run. You said that you could. No more than that was spoken of it, and {them} struck you on the shoulder and went off; about the bull, and {place}, you were told by others.',
      '“It’s nothing,” said {them}, “it’s walking somebody through a gate.” The gate was at {place}. The somebody had horns, and one man to his name already, and {them} had a thumb tied up; it was to that thumb that you gave your word.',
      '{them} showed you on the table how it would go, with two fingers: that was the bull, at {place}, and that was {them} with the rope. You asked who the crumb was. By the time that you were told, your hand had been shaken.',
      'They had drawn straws at {place} for who should lead in the bull, and it was {them}; and then for who should go beside, and the short one was left over. You were passing. You had held out a hand only to be civil.',
      '“You’re about the height,” {them} told you, and would not say for what until you had said that it depended. It was for leading in a bull, at {place}, who likes a person on either side. You had not said on what it depended.',
      '{them} was learning to say “So, my beauty” in a deep voice. It was for the bull that was coming to {place}, and somebody should say it at his other ear. You tried it, to oblige, and it was thought that yours would do.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Be what the bull runs after',
      description: 'Someone has to go in front of him with a red face, and {them} has the rope.',
      success:
        'He put down his head and you went. You went twice round the dung-heap and in at one door of the byre, with that breath upon your legs, and out by the other; and {them} dropped the bar. He stood in there looking puzzled. {them} scratched him between the horns. It was you who had to sit down.',
      failure:
        'You went well. But it was a byre with one door. You came to know the inside of the manger, the under side of the loft, and the bull; and he, when he had got you there, licked you. {them} never managed the bar for laughing, and he walked home again to his mother.',
    }),
    lapsed: [
      '{them} had stood in that yard at {place} alone with the rope. It went about as you would suppose; they are both, the bull and {them}, a little lame.',
      'The bull was brought, and you were not there. {them} has named him after you.',
    ],
  },
];
