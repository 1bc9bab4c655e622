import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const barbarianThreads: readonly ThreadContent[] = [
  {
    key: 'barbarians/bowl-for-a-bowl',
    kind: 'debt',
    at: 'home',
    title: 'You ate from the bowl of {them}, and must fill it at {place}.',
    opened: [
      'In a hungry year {them} gave you a whole bowl of food, and asked no price. Now the house of {them} had little to eat. You were to bring a full bowl to {place}, and you said that you would.',
      'Years before, {them} fed you when nobody else did, and the bowl was never paid back. A bowl for a bowl, that is our custom. {them} asked for it now: heaped with food, at {place}. You gave your hand on it.',
      '{them} once cut the last meat in half and pushed one half across to you. You were starving then. Now {them} had many mouths to feed at {place}. You were to fill the bowl there, and you said yes.',
      'In earlier years {them} let you eat first, and the children of the house went hungry. They still told that story at {place}. {them} wanted the bowl filled, so that they might stop. You said that you would fill it.',
      'You once lay sick and hungry at the door of {them}, and {them} carried food out to you, three times. Food is paid with food. You were to fill one bowl for {them} at {place}, and you said so aloud.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Fill the bowl of {them} to the brim',
      description: 'Custom has it heaped till it runs over, and it is a deeper bowl than you remembered.',
      success: [
        'You filled the bowl, and {them} is owed nothing more. “More,” said {them}, by custom, and you filled it. “More,” and you filled it. The third time it ran over on the dog. Then you sat and ate from one bowl, and the dog was full already.',
        'You heaped the bowl of {them} until it ran over, and the debt was eaten. The whole house put in a finger. {them} gave you the bone from the bottom. That bone is for kin. You sucked it, and passed it on.',
        'You paid {them} with a full bowl, and it was set down between you. You took a mouthful, {them} took a mouthful. So it went to the wood. Wipe it out and hang it up, it is only a bowl now.',
      ],
      failure: [
        '{them} could not eat what you brought, for the house was fasting for an aunt. So the bowl stays owed. {them} swallowed, and hung it back. You all sat round it and told how she ate. She was a great eater.',
        'The bowl of {them} was deeper than what you had, and it did not fill. You poured once. You poured again. The last drop lay down there alone. “Later,” said {them}, and gave it to the cat.',
        'You spilt the food at the door, before it came to {them}’s bowl. Three hens ran, and one pig. They owe {them} nothing, and they ate it all. You still owe, and you held the dry bowl.',
      ],
    }),
    lapsed: [
      'The debt to {them} was not paid: you never filled the bowl. It was given to a child who owes nobody. {them} eats with you still, but not from one dish. Two dishes are a wall.',
      'You did not bring the food that you owed to {place}, and the house of {them} went hungry. They boiled the strap that the bowl hung by. {them} chewed, and said your name, and chewed.',
    ],
  },
  {
    key: 'barbarians/blood-price',
    kind: 'debt',
    at: 'city',
    title: 'You owe {them} for a wound, to be paid at the stone in {place}.',
    opened: [
      'In a brawl, years before, your knife cut {them} to the bone. {them} could have had your blood, and let you go on your word to pay. You were to pay the price at the speaking stone in {place}. You said that you would come.',
      '{them} showed you a scar, long as a thumb, that your knife had made in younger years. {them} had spared you then, for a price. It was still owed. You were to pay it before witnesses at the stone in {place}, and you said yes.',
      '{them} bled for three days once, and it was your blow. The kin of {them} wanted to kill you, and {them} held them back, and asked only a price. Pay it at the stone in {place}, said {them}. You gave your hand.',
      'Long before, you struck {them} with an axe in anger, and {them} forgave it for a price. You never paid, and the arm still hurt. The price was to be paid aloud at the stone in {place}. You did not deny it.',
      'You once wounded {them}, and {them} told nobody whose knife it was. That kept you alive, and you owed a price for it. {them} wanted it paid now, at the stone in {place}, so that the children need not fight over it. You said yes.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Pay {them} the blood-price before witnesses',
      description: 'Old people measure the scar with a straw for the price, and then they measure you.',
      success: [
        'You paid {them} the blood-price before witnesses, and the wound is closed between you. Three times they asked if it was enough. The third time {them} said, “Too much by one hen.” So the hen was let go. We know a friend by that.',
        'The price was named, and you paid, and {them} took it. They laid a straw on the scar and broke it in two. You have one half. {them} has the other. Put them together and there is no quarrel left over.',
        '{them} said before the whole stone that you owe nothing now. You had told it as it was: your hand, your knife. They measured, they counted. Then the scar was shown once more and covered, and the women sat down to eat.',
      ],
      failure: [
        'The scar of {them} was longer than the straw, so nothing could be paid. Scars grow. Then they fought over whose straw it was. “It can wait,” said {them}. Everybody looked at the scar, and you were hissed.',
        'You said the words in the wrong order, and {them} could not take the price. It must be the cut, then the hand, then the hen. You began with the hen. They sent you down from the stone, and the hen walked ahead.',
        'The witnesses did not come to the stone, and {them} cannot be paid without them. Three are needed. There were two, and a boy. You stood there, you and {them}, and looked down the road.',
      ],
    }),
    lapsed: [
      'The debt to {them} was not paid: you were called three times at the stone in {place} and did not come. After the third call a wound is not a debt. It is a feud.',
      'You did not pay the blood-price, and {them} has told the sons. They were stood against the post. A notch was cut, for how tall they must be. They eat well.',
    ],
  },
  {
    key: 'barbarians/insult-at-the-horn',
    kind: 'feud',
    at: 'home',
    title: '{them} drinks to your bad end. Outdrink {them} at {place}, and it is taken back.',
    opened: [
      '{them} called you a coward, and would tell it at {place} with a full horn, before everybody. People believe what is drunk on. Only one thing would end it: go to {place}, and drink until {them} falls and takes it back.',
      '“That one will die in a ditch,” said {them} of you, and swore to drink on it at {place}, before all the kin. So it would go, at every feast, until you came there and drank {them} under the bench.',
      '{them} insulted your mother to your face, and meant to say it again at {place}, over the drinking-horn, to all the bench. After that you could sit down at no feast. To end it, go there and outdrink {them}.',
      '{them} said that you were a liar, and that all should hear it at {place}. There the two of you were to drink from one horn until one fell. By our custom the one who falls has lied.',
      '{them} was angry with you and meant to shame you: at {place} a horn would be drunk to your bad end, again and again. It would end on the day that you came there, drank with {them}, and were the last one sitting.',
    ],
    offer: does(['force', 'vigour', 'medium', 'serious'], {
      action: 'Drink with {them} till one of you falls',
      description:
        'It is the big horn, turn about, and whoever falls first was wrong; if that is {them}, the insult is taken back.',
      success: [
        'You outdrank {them}, and the insult is taken back. You drank, {them} drank. At the fourth horn each of you praised the other’s mother. At the sixth {them} stood up to say it louder, and lay down. You were the one still sitting.',
        '{them} fell first, so the word against you was false, and the bench says so. It took a hand of horns. {them} smiled on the floor. They laid your cloak over the feet, since a beaten guest is still a guest.',
        '{them} drank the insult back to the last drop, and the feud is over. You held the horn for {them} at the end. Twice {them} choked. The third time it went down, and the word with it. Hang up the horn.',
      ],
      failure: [
        'You fell before {them} did, and the insult stands. Your cheek was on the floor. {them}’s feet were two hills, far off. They put you out with the dogs, and gave you a good hide to lie on.',
        '{them} drank more than you, and the bench laughed at you. You drank four. At the fifth the horn had two mouths, and you took the wrong one. Someone wiped your beard, or someone else’s.',
        'The horn was empty before either of you fell, so {them}’s word is not drunk back. They shook it. They looked in. It has to be begun again from the first, with a full cask, and the cask was a day off.',
      ],
    }),
    lapsed: [
      'You did not go to {place} to drink back the insult, and {them} tells it as true now. What was said with that horn cannot be drunk back any more.',
      'You never came to answer {them}’s insult. So {them} told everybody at {place} that you were afraid, and they believe it. {them} has sworn to hate you for good.',
    ],
  },
  {
    key: 'barbarians/moved-stone',
    kind: 'feud',
    at: 'landmark',
    title: '{them} says that you moved a stone at {place}, and has sworn to move you.',
    opened: [
      '{them} blamed you for a crooked stone at {place}. Three dead brothers lie under it, and {them} is their kin. If you set it straight while {them} watched, there would be peace. If not, {them} would come with an axe.',
      'Somebody had moved the gravestone of {them}’s three brothers at {place}, and {them} said that it was you. {them} swore to strike you down for it. Only one thing would end that: go there, and set the stone straight under {them}’s eyes.',
      '“You moved the stone,” said {them}. It stands at {place}, over three dead, so that they stay down, and now it leaned. {them} would follow you with an axe until you put it right there with your own arms.',
      '{them} had found your footprint, or one as big, by a grave at {place} where the stone was pushed over. The dead there were {them}’s brothers. {them} wanted your blood for it, or the stone set straight again, and by you.',
      '{them} could not sleep: the stone on the brothers’ grave at {place} was crooked, and {them} took you for the one who did it. Until you straightened it there, and {them} saw it, {them} would be your enemy.',
    ],
    offer: does(['patience', 'strength', 'medium', 'slight'], {
      action: 'Set the stone straight with {them} watching',
      hurt: 'weariness',
      description: 'It came there with oxen, and {them} means to stand by with an axe and say where.',
      success: [
        'You set the stone straight, and {them} swore off the feud. You walked it, corner by corner. It was a grandmother, and she danced. “A bit more,” said {them}. When it sat, the ground let out its breath. {them} leaned the axe on it. “Moles,” said {them}.',
        'The stone stands, and {them} has no more against you. You pushed once, and it leaned. You pushed twice, and it leaned the other way. The third push was from below, and we know whose. Three brothers, and all of them lie down.',
        '{them} saw you raise the stone and took the oath back. Your arms shook to the fingers. {them} laid a palm on the top, and it did not rock. Then the axe cut bread for the two of you, and for three more.',
      ],
      failure: [
        'The stone fell over the other way and split, and {them} has not forgiven you. Two halves lay there. You ran, and the axe was not thrown. Two of those brothers never could share, people say. Each has a stone now.',
        'You could not lift the stone, and {them} watched you not lift it. You put your back to it. You put your knees to it. It was a hill, and it had chosen. “Again,” said {them}, “when you have eaten.”',
        'The stone sank deeper when you pulled, and {them} cried out to stop. Something below had hold of it. Two pulled up, and three pulled down. They won. It is as crooked as it was.',
      ],
    }),
    lapsed: [
      'You did not set the stone straight at {place}, and {them} righted it alone and hurt {them.his} back. A back is owed for that. {them} has yours in mind.',
      'You never set the stone straight, and the three brothers got out. {them} says so, and has shown them the road you took. Count behind you when you walk.',
    ],
  },
  {
    key: 'barbarians/summer-grass',
    kind: 'wish',
    at: 'landmark',
    title: '{them} would like to smell {place} once more.',
    opened: [
      '{them} was born at {place}, had never been back, and wanted to smell that ground once more. Three times {them} turned that way and stopped. You said that you would go there with {them}.',
      '{them} wanted to lie once more on the grass of {place}, for on such grass {them} was born. One stalk of it had grown by the way, and {them} would not leave it. You gave your word to go there.',
      'It was to {place} that {them} wanted to go, for there {them} was young. Even asleep {them} ran that way, and cried out small. You said into one ear that you two would go.',
      'Whenever {place} was named {them} stood up with both ears high, and wanted to be there again, for it was home once. You gave your word to go there with {them}.',
      'Toward {place} {them} pulled you with every wind, for {them} was born there and wanted to smell it all again. You said yes: you would both go.',
      'No grass was right for {them} to lie on but the grass at {place}, where {them} was young. {them} lay down, got up, and looked that way. You said that {them} should lie on it once.',
    ],
    offer: does(['explore', 'endurance', 'easy', 'none'], {
      action: 'Go about {place} at the heels of {them}',
      description: 'You follow while {them} smells at every stone and bush, however often {them} stops.',
      success: [
        '{them} went round the place once, fast, and once more, slowly, and was home. There was a hollow under a bank. {them} lay down in it and fitted. You sat with your back on the stone and heard the breath go long. Leave that hollow as it is.',
        'You followed {them} from bush to bush, until the right grass was found. {them} rolled on it. {them} ate it. The third thing was sleep, belly up. You kept the flies off. One wish, and it is done.',
        '{them} found the spot and dug there, and lay on the dug earth with a sigh. That was all that was wanted. You had gone at those heels for half the day. Your own nose began to smell it: milk, moss, mother.',
      ],
      failure: [
        '{them} found thistles at {place} where the grass was, for there had been a fire. To and fro went {them}, to and fro. You parted the thistles with your hands. There was one blade of the right kind. It needs time, that one.',
        '{them} searched all over, and the smell was gone from the ground. Sheep had been there, too many to count. {them} sneezed and looked at you. You must come again, when the ground has lain a little.',
        '{them} ran after a hare and forgot the wish, and you ran after {them}. Three hills you ran. The hare had a home to go to. You two had to walk back, and the place was far behind.',
      ],
    }),
    lapsed: [
      '{them}’s wish was not granted: you did not go by {place}. {them} runs no more in sleep. {them} lies still, with the back to you. One back, and it is cold to lean on.',
      '{them} did not get to {place}, and you had given your word. Its smell came by, and {them} did not lift the head.',
    ],
  },
  {
    key: 'barbarians/own-bed',
    kind: 'wish',
    at: 'city',
    title: '{them} wants one sleep beside a proper fire, in {place}.',
    opened: [
      '{them} was wet to the skin and shook, and wanted one warm sleep by a great fire. In {place} there are long hearths. There {them} should sleep: that was your promise.',
      '{them} coughed and could not get dry, and needed one whole sleep beside a big fire. There are such in {place}. You had rubbed {them} with moss, and more wet came out. So you gave your word to go there.',
      '{them} had slept in the wet too long, and wanted to lie by a real fire, as they have in {place}. Before every house with smoke {them} stood and looked at you. You said that you two would go there.',
      '{them} was stiff in all four legs from the cold ground, and wanted to lie warm for once. So you promised {them} one sleep on the good side of a hearth, in {place}.',
      '{them} limped, for the cold had got into the bones, and what helps is one sleep by a big hearth. You knew of such hearths in {place}, and you told {them} of them. One sleep there: you gave your word.',
      'One small fire was too little for {them}, who sneezed and was cold, and wanted a great hearth, as there are in {place}. You promised {them} a whole sleep beside one.',
    ],
    offer: does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Win {them} the warm side of a hearth',
      description: 'It is kept for the old, the wealthy, and those who have whelped.',
      success: [
        'You won {them} the warm side of the hearth, and {them} slept there. First you sat on it yourself. When they came to move you, you moved, and behind you lay {them}, full length. An old woman laughed. She put her feet on {them}, and both steamed.',
        '{them} got a place by the fire, between a grandmother and a pot. You had asked once, and they looked. You asked twice, and they looked. The third time {them} yawned, and they made room. No foot was put there until the sleeper woke.',
        '{them} lay along the stones until they were warm on both sides. You had bought the place with a song and with sitting still. All that wet went up through the roof. One dry beast, and count each hair.',
      ],
      failure: [
        'The hearth was full, and {them} got no place by it. A sow lay there with ten. {them} lay at the door, with both eyes on her. You lay down in the draught. You were a wall, and a thin one.',
        'They would not let {them} near the fire. A beast by the hearth brings a death, they think there. You said that it brings fleas. It made nothing better. Both of you slept with the wood.',
        '{them} came to the hearth and was driven off by an old bitch. She had one tooth, and she had the right. You begged for {them}. She showed the tooth. You must come when she is out.',
      ],
    }),
    lapsed: [
      '{them}’s wish was not granted: you went round {place} and not in, and there was no sleep by the fire. {them} looked back at the smoke once. Only once, count it.',
      '{them} never lay by the hearth in {place}, as you had said. There was always one hill more. {them} does not hope for it any longer, and lies down in any wet.',
    ],
  },
  {
    key: 'barbarians/wish-height-on-the-post',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} wants to be measured once more against a doorpost at {place}.',
    opened: [
      '{them} wanted to be measured once more on a doorpost at {place}. An aunt cut a notch there for each year of {them}’s growth, until soldiers took {them} away at twelve. You said that you would hold the knife.',
      '{them} wanted a notch cut on a post of the kin at {place}. It has {them}’s notches as a child, and none grown up. You said that you would go there and cut one.',
      'At {place} there is a doorpost with {them}’s childhood notches, twelve, and no more after {them.he} was carried off. {them} wanted to be measured there once more. “They think that I stopped growing,” {them.he} said. You said yes.',
      'Seven cousins are cut in on a doorpost at {place}, full grown, and {them} only as a child, and {them} wanted the last notch too. You said yes: you would go along and cut the last notch.',
      '{them} wanted to stand once more at the post at {place} where all the family are measured, for {them}’s last notch there is a child’s. You gave your word to hold the knife.',
    ],
    offer: does(['talk', 'perception', 'easy', 'none'], {
      action: 'Mark {them}’s height on the old doorpost',
      description:
        'You hold a knife flat on {them}’s head and cut the notch; other people live there now, and will ask what you want.',
      success: [
        'You measured {them} on the doorpost, and the new notch was higher than all seven cousins. Twelve notches, then bare wood, then this. {them} cut it backward, without a look. The children of the house came and stood under it, one after another, mouths open.',
        '{them} was measured, and it was the aunt who laid on the knife. Thirty years she had let nobody whiten that post. “You have been eating,” she said. {them} had killed a boar alone. Now the eyes were shut and the heels together.',
        'You held the knife flat on {them}’s head and made the cut, and the row is whole. The people of the house put down their spoons. They put a hand on it, each of them. Thirteen, and the thirteenth is yours and {them.his}.',
      ],
      failure: [
        'You could not measure {them}, for the bread-oven stands before that side of the post now. From the floor one feels up to the sixth notch. “I was a stout child,” said {them}. They will send word when the oven cracks.',
        'Nobody was at home, and a dog would not let {them} near the post. {them} spoke to it about the aunt. The dog wept a little, in its way, and stayed. You must come when there are people.',
        '{them} stood at the post and could not stand straight. Twelve notches looked at {them.him}. The knees went, and went again. “Not yet,” said {them}. You put the knife away, and they gave you both bread.',
      ],
    }),
    lapsed: [
      'The house at {place} burned before {them} was measured there. {them} was silent a long while. Then {them.he} held a hand above {them.his} head. “About here,” {them.he} said.',
      'You did not go with {them} to the doorpost. The aunt at {place} cut the last notch alone, by guess, and died. It is too high. {them} ducks in every door now.',
    ],
  },
  {
    key: 'barbarians/wish-whose-calf',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} wants to hear judged in {place} whose calf it was.',
    opened: [
      '{them} and a friend had parted over a calf, and {them} wanted the law-mothers in {place} to say whose it was. You said that you would come and speak for the calf.',
      '“I lost a friend over one calf,” said {them}, “and I may have been wrong.” Old women judge such things in {place}. {them} wanted to hear it from them, and you said that you would go along and speak.',
      '{them} and a neighbour, once a friend, had both claimed one calf, and they greet no more. {them} was tired of hating him. You would lay the matter before the law-mothers in {place}: that was your word.',
      'Over one calf {them} lost a friend: it had {them}’s cow’s face and his cow’s legs. If the judges in {place} said whose it was, the two could greet each other again. You said yes, you would ask them.',
      '{them} missed one friend, lost in a quarrel over a calf. {them} wanted the law-mothers in {place} to judge whose it was, and you gave your hand that you would bring it before them.',
    ],
    offer: does(['patience', 'intellect', 'easy', 'none'], {
      action: 'Lay the matter of the calf before the judges',
      description: 'You are to speak for the calf, since both of the parties are partial.',
      success: [
        'The law-mothers judged that the calf was its mother’s, and {them} and the neighbour made peace. You had said that it liked them both. “And it let in you two only,” said the oldest. At the back an old man stood up. They met in the middle.',
        'The law-mothers asked {them} who had sat up at the birth, and that ended it. “He did,” said {them}. “I had a fever. He sat with her, then with me, then with her.” Nobody ruled. {them} was out of the door, and asked for his road.',
        'It was ruled that the calf was half {them}’s and half the friend’s, from the nose to the tail. You had spoken for it. They had eaten together for one half of their lives, and may eat the rest. {them} bought a bowl for two.',
      ],
      failure: [
        'The law-mothers came to {them}’s calf too late, and did not judge it. First there was a murder. Then there was a bucket, and that was longer. The thread was used up. “Nine years,” they said. “It can stand. Come at the next spinning.”',
        'They would not judge without the other man, and {them} went away unjudged. He had been there the day before, for the same calf. {them} sat down on the step. “He came?” {them} said. “He came.” So it was not all lost.',
        'You spoke for the calf, and nobody knew afterward whose it was, and {them} least. You had told it with too many cows. The old women counted legs on their fingers. They came to thirteen, and rose, and wanted soup.',
      ],
    }),
    lapsed: [
      '{them}’s wish came to nothing: the friend died before you two went to {place} about the calf. He left {them} a cow. “With his legs,” said {them}. That calf is nobody’s now.',
      'You did not bring the calf before the judges, and {them} judged alone. “It was mine,” said {them}. “He was a thief. I miss a thief.” One place by that fire stays free.',
    ],
  },
  {
    key: 'barbarians/wish-mothers-broth',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} wants to ask pardon of a mother who is under the grass at {place}.',
    opened: [
      '{them} had told {them.his} mother that her broth was thin, and she died soon after. She lies at {place}. {them} wanted to cook there and ask her pardon. You said yes.',
      '{them} wanted to ask pardon of the mother who lies under the mound at {place}, for a bad word about her broth. Steam carries words to the dead. You said that you would cook with {them} there.',
      '{them} had laughed at {them.his} mother’s thin broth, and now she is dead. So {them} wanted to cook it on her mound, at {place}, and say sorry. You gave your word to come.',
      'Two things lay on {them}’s heart: a mother, dead, at {place}, and one bad word about her broth. {them} wanted to cook for her there, and to take the word back. You said that you would hold the lid.',
      '{them} wanted to cook nettle broth at {place}, where {them.his} mother is buried, for {them} had called hers thin and never said sorry. Two are needed for it. You said yes.',
    ],
    offer: does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Cook thin broth with {them} at {place}',
      description: 'It is bones, nettles and one onion, and you are to take the lid off at the right word.',
      success: [
        'You cooked the thin broth, and {them} told the mother that it had been good. You took off the lid at the word. The steam lay down on the grass. “It was for nine,” said {them}, “so it was thin.” You drank two bowls. The third you poured out for her.',
        '{them} asked the dead mother’s pardon and got it. A whole speech had been ready. When the lid came off there were three words: “I am hungry.” The steam went round {them} and stayed there. Afterward the pot was scoured with sand, for she was strict.',
        'The broth was cooked on the mound, and {them} could say the word at last. You held the lid. Nine times the lips moved, and no more was heard. A small wind took the steam down, under the grass. Your eyes ran, both, and it was onion.',
      ],
      failure: [
        'The broth came out thick, and {them} would not offer it to the mother. “She would call it boasting,” said {them}. You ate it with your backs to the mound. It must be cooked again, with more water and less of you.',
        'You lifted the lid one word too soon, and {them} had not yet spoken. The steam went up past all ears. {them} shut {them.his} mouth. “She could not wait either,” {them.he} said. Bring another onion.',
        'The fire on the mound would not burn, so {them} had no steam to speak over. You blew, {them} blew. The bones lay in cold water and so did the nettles. She heard you both cough, down there.',
      ],
    }),
    lapsed: [
      '{them} never cooked the broth for the mother: cattle were driven over {place} before you two came. Nobody knows now where she lies. {them} tasted our soup, and passed it on, and did not speak.',
      '{them}’s wish was not granted: you did not go to the mother’s mound. The bad word was never taken back, and {them} does not speak of her any more.',
    ],
  },
  {
    key: 'barbarians/cauldron-under',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that a cauldron speaks under {place}.',
    opened: [
      '{them} says that a cauldron lies under {place} and speaks the names of all who ate from it. Lay your ear to the ground there. {them} had heard five names, and one was an uncle’s.',
      'There is a cauldron under {place}, said {them}, and it talks. It knows who broke faith with whom. One must lie down there to hear. {them}’s uncle went to dig. He came back and ate no more soup.',
      'Whoever lies down at {place} hears an iron pot talk, {them} told you. It is the cauldron of our fathers. It forgets none that it fed. Go and listen there, and hear whom it names.',
      'The sheep at {place} all lie with their ears one way, {them} told you. They hear a cauldron in the ground, and it tells who ate and who lied. You have ears too, so go there and try it.',
      '{them} told you of a voice out of the ground at {place}: it is a buried cauldron, and it names all who ate from it. “Is there more?” it asked {them}, as a child. You should go and hear what else it says.',
      'Knock with your heel at {place}, said {them}, and a cauldron answers. It says who ate with whom. Some heard it and married. Some heard it and counted the spoons. You are to go and hear.',
      'Our fathers swore over one cauldron until it began to answer, and they buried it at {place}. {them} told you so. It still talks. An ear on the turf is enough, and somebody ought to lend one.',
    ],
    offer: does(['explore', 'perception', 'medium', 'slight'], {
      action: 'Lie down and listen for the cauldron',
      description: 'With an ear to the ground one has neither eyes nor weapon.',
      success: [
        'You heard the cauldron under the ground, and it told you who had betrayed whom. First there was your own blood. Under that was one slow word, then one more. It went back to the Year of Two Calves. You left it there. It was full.',
        'The cauldron spoke, and you heard the names of all who ate from it. Each had a place, and between the places lay what they had done. You listened until the grass had marked your cheek. Then it named you. “More?” it said.',
        'You lay down, and the buried cauldron told you three names. The first was dead. The second was alive and a liar. The third had sent it bread all those years, down a mouse-hole. We know her now. Give her the good side of the log.',
      ],
      failure: [
        'You heard no cauldron, only an old man who beat on a pot. You had followed the sound on your knees. It rang there, it rang here. At the end of it he sat. “One has few visitors,” he said, and moved over.',
        'The ground was silent, and the cauldron said nothing to you. You lay on the one ear, you lay on the other. A mole spoke. He wanted you off his roof. So you got up from there with two cold ears.',
        'You fell asleep on the ground, and did not hear the cauldron. A sheep lay down on each side of you. When you woke they looked at you. They had heard it all, both, and they chewed.',
      ],
    }),
    lapsed: [
      'You did not go to {place} to hear the cauldron, and others dug it up. It spoke one name, the digger’s, and he dropped it, and it broke.',
      '{them} told too many people of the cauldron, and you were too late. So many came to {place} to hear it that it is silent now.',
    ],
  },
  {
    key: 'barbarians/second-wife',
    kind: 'rumour',
    at: 'city',
    title: '{them} has it that someone in {place} knew your father young.',
    opened: [
      'Somebody in {place}, at the last house by the ditch, knew your father young and has a song about him. {them} saw his chin on you and told you so. He hid a thing once, and the song says where. Ask there.',
      'Your father was known in {place} before he was your father. So {them} told you. An old woman at the last house sings of him, and not the burying song. You should go and hear it from her.',
      'An old woman in {place}, at the last house by the ditch, knew your father, said {them}. Your laugh is his. She taught it to a jackdaw. Go and ask her about him.',
      'Someone in {place} has a song about your father, said {them}, who knew you by his walk. Only one man put his feet so. Knock at the end house, by the ditch, and hear it.',
      'At the last house in {place} a woman lives who ate with your father when both were young. {them} knew it by the mark on his bowl. It is half a mark, and she has the other half. She can tell you of him.',
      'Your father ate in {place} as a young man, at an old woman’s table, and {them} knew it. He ate the crust first, all round, as you do. It is the last house by the ditch. Ask her for the rest of him.',
      'In the last house in {place} hangs your father’s coat, and {them} saw it there, with your family’s stitch. The old woman lets nobody touch it. Somebody of his should go there and ask her.',
      'Somebody in {place}, at the end house by the ditch, knew your father young and sings the other half of his tune. {them} has heard it. Bring your half, {them} said, and knock.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Ask at the last house about your father',
      description: 'Somebody there knew him young and has a song about him and a thing that he hid; you may be told.',
      success: [
        'The old woman at the last house had loved your father, and she told you all of him. She took your chin and laughed till she coughed. He ran from geese. He swam the river to her, in flood. She sang, and in the ninth verse was the place where he hid it.',
        'You learned from her that your father had lived in that house, one year, and what he hid. She had the coat down from its peg. You put in your arms. Once round she turned you. “Under the hearth in his mother’s house,” she said. “A cup.”',
        'The old woman sang you your father’s song, and it fitted to your half. It was made for two. Forty years she had sung it with a bird. You stood by the ditch and went through it three times, and the bird was quiet.',
      ],
      failure: [
        'The old woman looked at your chin, and it was not your father that she had known. “His was bigger,” she said. She gave you a honey cake. Then she told you eleven stories of another man. Go and find his child.',
        'The old woman would not speak of your father while her daughter was there. The daughter had your chin too. You drank milk, and she drank milk. Three chins, one table, and not a word.',
        'You told her your father’s name, and she shut the door. She opened it once more to look at you. Then it was shut again. Behind it the jackdaw laughed, and it was you who laughed.',
      ],
    }),
    lapsed: [
      'The old woman at the last house in {place} died before you asked her about your father. {them} heard the end of the song at her burying. People laughed there, and you do not know at what.',
      'You did not go to {place}, and {them} asked you twice if you had. Now nobody there can say your father’s name. The coat went to a stranger.',
    ],
  },
  {
    key: 'barbarians/take-my-hair',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to tie a lock of hair at {place}.',
    opened: [
      'A child of {them}’s kin was sick and got well, and {them} had vowed a lock of hair to {place} for that. {them} had a bad knee and could not go. You took the lock, and your word was given to tie it up there.',
      '{them} owed a lock of hair to the holy ones of {place}, for a healthy herd, and feared that they would take the herd back. {them} could not leave the house. You took the hair along, and said that you would hang it up there.',
      '{them} dreamed three times that the dead at {place} asked for a lock of hair. {them} was afraid of the road and cut it off for you to carry. It was to be tied there high up, with the left hand, and you said yes.',
      'Every ninth year somebody of {them}’s family must hang a lock of hair at {place}, or the cows die. It was the ninth year, and {them} was lame. You gave your word to carry the hair there and tie it up.',
      '{them} had sworn a lock of hair to {place} if a brother came home from the war, and he came. {them} had to stay and nurse him. So you took the lock, and gave your word that it would hang there.',
      '{them} owed a lock of hair to {place}, where the family pays for each birth, and could not walk so long a way. It was cut off for you to carry. You said yes: you would hang it there.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'none'], {
      action: 'Tie up the lock of hair for {them}',
      description: 'So it was vowed: with the left hand, above a tall man’s reach, and saying the words backward.',
      success: [
        'You tied the lock of hair up, and {them}’s vow is paid. You went up on your knees, left-handed, among grey locks, red locks, yellow. You said the words from the end to the beginning. It swung once by itself. Then it hung with the others.',
        'The hair of {them} hangs where it was owed, higher than a tall man reaches. Once the knot slipped. Twice it slipped. The third time something held the end for you. You did not look who. One says thanks to that with the eyes shut.',
        'You hung up {them}’s hair and said the words, and none was wrong. A bird came at once and looked at it. She may look. It is counted now among those of the family, and there are thirteen.',
      ],
      failure: [
        '{them}’s lock of hair slipped out of your fingers, and what you tied up was half sheep. You had got as far as the third word. You hunted it through the grass and swore, and that is in none of the words. It can be mended.',
        'You tied up {them}’s hair with the right hand, so it does not count. You saw it when you were down again. The lock came down by itself, into your lap. You must come with the proper hand.',
        'You forgot the words half way, and {them}’s hair could not be hung. You said the first. You said the last. Between them there was a hole. You went down, hummed, went up, and the hole was still there.',
      ],
    }),
    lapsed: [
      'The lock of hair that you promised {them} to hang at {place} was lost along the road, hair by hair. {them} has begun to lose the rest.',
      'You never hung the lock of hair at {place}, and {them} knows it. Somebody came in a dream and counted the hair there. It was one short, and {them} was named.',
    ],
  },
  {
    key: 'barbarians/bring-the-bull-calf',
    kind: 'promise',
    at: 'home',
    title: 'You promised to stand by {them} in {place} when the bull is brought.',
    opened: [
      '{them} had to lead a bull into the byre at {place}, and the bull had killed the man who led him before. It takes two: {them} at the rope, and one to run in front. You said that you would be the one in front.',
      'The cows of {place} had no bull, and {them} had bought one that kills. {them} could not bring him in alone. Somebody had to run before him, while {them} held the rope. You gave your word to come and run.',
      '{them} was to bring a wild bull to {place}, and could not pay for him twice if he got away. {them} had a rope and nobody to run before the bull. You said that you can run, and gave your word to come.',
      '{them} drew the short straw at {place}: one of the house must lead in a bull that gores. {them} was afraid, and wanted somebody with quick feet in front of the beast. You gave your word that you would be there.',
      '{them} had a broken thumb and a bad-tempered bull, and he had to go through the gate at {place}. Nobody there would help, for he had killed. You said yes: you would stand by {them} and make him run after you.',
      '{them} had won a bull at dice, and he let nobody near him. He was to be shut in at {place}. {them} would hold the rope, if someone ran ahead of his horns. You said yes: you would run ahead of him.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Run before the bull into the byre',
      description:
        'He follows whoever runs from him, and {them} has the rope; you must be quick, and know where the door is.',
      success: [
        'The bull ran after you into the byre, and {them} dropped the bar. Twice you went round the dung-heap, with his breath on your legs. In by one door, out by the other. He stood in there and thought. {them} scratched him between the horns.',
        'You led the bull in, you in front and {them} at the rope. He looked at your red face and came. Once he stopped. Twice he stopped. The third time he put his chin on your shoulder, and so you all three walked in.',
        'The bull is in, and nobody lies under him, and {them} owes you bread. You ran and he ran. The rope went tight and {them} ran too. At the trough he drank, and you drank, and there was one trough for all of you.',
      ],
      failure: [
        'The bull got you into a byre with one door, and {them} could not bar it. You learned the manger. You learned the loft from below. Then he licked you. {them} could not hold the bar for laughing, and he went home to his mother.',
        'The bull would not run after you, so {them} could not bring him in. You waved and shouted. He lay down in the gate, and the gate was full. Three cows stepped over him. They had things to do.',
        'The rope broke, and the bull ran from {them} and past you and into the corn. You were in front, and then you were behind. He ate a path through it. We will have that path all year.',
      ],
    }),
    lapsed: [
      'You broke your promise and were not at {place}, and {them} led the bull alone. They both walk with a limp now, {them} and the bull.',
      'The bull came to {place}, and you did not, though you had promised {them}. He got away into the hills, and {them} blames you for it.',
    ],
  },
];
