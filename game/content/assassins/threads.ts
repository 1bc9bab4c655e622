import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const assassinThreads: readonly ThreadContent[] = [
  {
    key: 'assassins/lie-told-for-you',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} for a lie, to be made good in {place}.',
    opened: [
      '{them} had lied on oath for you, years before: men who hunted you asked which way you went, and were told the wrong road. {them} had paid for candles ever since. You were to come to {place} and pay that back, and you said yes.',
      '{them} once swore to your pursuers, upon a prayer-book, that you had never passed that way. It was false, it saved your life, and it had troubled {them} since. You were asked to come to {place} and pay for it, and you said yes.',
      'Four armed men were once after you, and {them} sent them down the wrong road with a false oath. It had cost {them} dear with the priest. You gave your word to pay for it at {place}.',
      '{them} had once told your pursuers that you lay sick of a rash, and so saved you. {them} was afraid of what that lie would cost in the next world. You said that you would pay for it at {place}.',
      'You owed your life to a false oath, by which {them} had once made a troop of horsemen turn back. The oath weighed on {them}, who wanted help to make it good. You were to come to {place} for that, and you promised it.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Pay {them} for the lie',
      description: 'A lie on oath is dear, and you must ask what it has cost since.',
      success: [
        'You paid {them} for the lie, and the debt was settled. It had cost nine candles and a barefoot walk, and you walked the second half yourself. Asked how far, you told the court four miles. I made it three and a chapel.',
        '{them} was paid for the lie, and gave you a receipt, which is among the exhibits. It says: for one falsehood, long, with gestures. You have read it out to the court twice.',
        'You settled with {them} for the lie, and there was still an aunt who had heard of it. You sat before her on a hard chair and lied for twenty minutes, so badly that she forgave {them} for having done it well.',
      ],
      failure: [
        'You could not pay {them} for the lie, as the priest was in the next room with the door open. {them} laid a cloth over the table and talked of wax. You came away owing as much as before.',
        '{them} would not name a price for the lie, and you came away with the debt. You asked four times, each time lower. One does not sell such a thing, you were told, and then that it was not enough.',
        'You had begun to pay {them} when two of the men came in to whom the lie had been told, and you had to stop. {them} presented you as a cousin, on oath. So there are now two lies to be paid for.',
      ],
    }),
    lapsed: [
      'The debt to {them} for the lie was not paid, and {them} confessed the lie. The priest has a brother who is a constable. He was told by which road you had really gone.',
      'You did not make good the lie that {them} had told for you, and in {place} it was given out that you do not pay. Nobody there will tell one for you again. {them} looks past you, and the debt stands.',
    ],
  },
  {
    key: 'assassins/borrowed-face',
    kind: 'debt',
    at: 'city',
    title: 'You owe {them} the cost of a good name, to be cleared in {place}.',
    opened: [
      '{them} had lent you a name to hide under, years before, and you broke a window with it. In {place} the watch’s book says that {them} did it, and people there avoid {them.him}. You said that you would go and own to it.',
      'In {place} people say that {them} broke a bank clerk’s wrist. You had done it, in earlier years, under a name that {them} lent you to save you. {them} suffered for it. You were to tell the neighbours there the truth, and you said yes.',
      'To save you from arrest {them} once lent you {them.his} name, and under it you left a house in {place} by the balcony. {them} is asked to no christening there now. You gave your word to tell the people of {place} who it was.',
      'You had once hidden in {place} under the name of {them}, who lent it to you, and you left without paying. So {them} is called a cheat there. You were to own to it before the neighbours, and you promised it.',
      'A complaint about a ladder stands in a book in {place} against {them}. You had taken the ladder, years before, when {them} let you pass under {them.his} name to escape. {them} wanted that name clean again. You said that you would clear it there.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Clear the name of {them} before the neighbours',
      description: 'You will have to own to something, and it had better not be everything.',
      success: [
        'You stood up in the square and said that it was you, and the name of {them} was cleared. You were hit by one turnip. They have since asked {them} to two weddings. Asked about the turnip, you told the court: “Fair.”',
        'The neighbours believed you, and {them} has a good name again. You had to give them yours in place of it, and gave a third one. My master has asked whose that was, and you looked at the inkwell for some time.',
        'You told the people of the town whose fault it had been, and {them} was cleared. Nobody spoke for nine breaths. Then a widow laughed, and the street said good day to {them}, who looked round to see who was meant.',
      ],
      failure: [
        'The neighbours did not believe you, and the name of {them} was no cleaner for it. You had told them it was another man. That was what {them} would say, they answered, and would send a friend to say it.',
        'You had begun to clear the name of {them} when somebody knew you by your ears, and you had to leave by a balcony. They have now seen it done twice in that name.',
        'The clerk would alter nothing in his book without a witness, and so {them} was not cleared. The only witness was the clerk’s own wrist. He held it up to you, in a sling.',
      ],
    }),
    lapsed: [
      'You did not clear the name of {them}, and in {place} {them} was refused a pew, and then a loan. The wrong was not put right. {them} has told the court where you live, without being asked.',
      'The good name that you owed {them} was not given back, and in {place} there is now a song about {them} and a window. It has nine verses. In the last {them} curses a friend.',
    ],
  },
  {
    key: 'assassins/the-second-glove',
    kind: 'feud',
    at: 'home',
    title: '{them} has challenged you with a glove, and waits at {place}.',
    opened: [
      '{them} felt insulted by you, and threw down a glove, which is a challenge. {them} would call you a coward in every house until you fought. One duel to the first blood, behind the garden wall at {place}, would end the quarrel.',
      '{them} thought that you had laughed, and nobody may laugh at {them}. So you were challenged to a duel with swords at {place}. Until it was fought {them} would blacken your name; the first drop of blood would make an end of it.',
      '{them} could not bear to have been crossed by you. {them} drew off a glove, laid it at your feet, and named {place} for a duel. {them} would be your enemy until then; when one of you had bled there would be peace.',
      'Because you had crossed {them}, {them} struck you on the cheek with a glove. You were to come to {place} and fight with swords, or all the world would hear that you had run away. After the first blood the matter would be closed.',
      '{them} would not let an insult pass, and held that you had given one. You were to fight for it at {place}, before seconds and a surgeon. Until then {them} meant to do you every harm; after that fight you would be quits.',
    ],
    offer: does(['force', 'reflexes', 'medium', 'serious'], {
      action: 'Fight {them} behind the garden wall',
      description: 'It is with swords, to first blood, and there are cousins along the wall to see whose.',
      success: [
        'You fought {them} and let yourself be touched on the cuff, and the quarrel was over. {them} saw what you had done. I have that cuff here. The hole was made from inside.',
        'You disarmed {them} at the third pass, and the sword went nine feet into the cabbages; so the duel was won. You asked to do it once more, slowly, over supper. {them} sent a cousin for another glass, and you were friends.',
        'You gave {them} satisfaction, and were kissed on both cheeks. You had bled from the thumb. Asked by which stroke, you told the court by none: there was a nail in the gate, and you had let it count.',
      ],
      failure: [
        'You slipped upon a rake, {them} would not count it as a touch, and the duel was put off. So the quarrel is where it was. I have been over the ground and found the rake.',
        '{them} had you against the wall and asked for an apology; you gave it, and somebody laughed. So it is all to do again. There are now two jokes to be answered for.',
        'Neither of you was touched, since a cousin fell off the wall between you and {them}, and the duel was broken off. You both carried him in. The quarrel was only set down.',
      ],
    }),
    lapsed: [
      'The challenge from {them} was not answered with the sword, and {them} holds you for a coward. There had been two seconds, a surgeon and a cold chicken. What was said of you over that chicken has been repeated by nine witnesses.',
      'You gave {them} no satisfaction for the insult, and {them} nailed the second glove to a door, on the street side. Your name is inked upon each finger, and it is spelled two ways.',
    ],
  },
  {
    key: 'assassins/read-letter',
    kind: 'feud',
    at: 'landmark',
    title: '{them} is angry that you read a love letter, and means to have it out at {place}.',
    opened: [
      'A love letter had fallen out of {them}’s sleeve, and {them} was sure that you had read it and smiled. {them} would speak ill of you for that. {them} would make peace if you came to {place} and listened to the end.',
      '{them} carried a love letter that was never answered, and had caught you reading it. You had even smiled, said {them}. From then on you had an enemy. Only a talk at {place}, alone, over a loaded pistol, could settle it.',
      '“You read my love letter over my shoulder,” {them} told you, “and you smiled.” {them} was ashamed, and would do you harm wherever it was possible. To end it you were to come to {place} and explain the smile.',
      'There was a love letter in {them}’s hand, and you had read a line of it aloud without thinking, so {them} said. {them} would pay you back for the shame. You could end it at {place}, by listening until {them} had said everything.',
      '{them} could not forgive a smile: you had looked at a love letter of {them.his}, and smiled at it. {them} would tell people that you open letters. You would be waited for at {place}, with a pistol, and forgiven if you listened to the end.',
    ],
    offer: does(['patience', 'intellect', 'medium', 'slight'], {
      action: 'Hear {them} out about the letter',
      description: 'It is long, it is just, and there is a pistol lying on the stone between you.',
      success: [
        'You heard {them} out to the end about the letter, and were forgiven. Then you said it over from memory, and got one word wrong, which was better. {them} put the pistol away and asked you to say that line again.',
        '{them} talked for two hours, with the pistol on the stone, and then the quarrel was over. You had smiled, you said at last, because the line about the stairs was good. You were handed the pistol to hold, while {them} looked for a handkerchief.',
        'You let {them} say all of it, did not defend yourself, and were forgiven. The letter had never been answered, and you said that it ought to have been. The pistol is a paperweight now.',
      ],
      failure: [
        'You corrected a date while {them} was speaking, and the pistol went off into the ground between your feet. {them} left, and the quarrel with you stands where it did.',
        '{them} asked you again what you had smiled at, and you smiled, and that spoiled everything. You do not know why. You had to go backward for thirty paces, with your hands up, and the letter was read at you all the way.',
        'You fell asleep while {them} was speaking of the letter, and the quarrel was not made up. You were woken by the cocking of the pistol, and told that you should hear it from the beginning some other time.',
      ],
    }),
    lapsed: [
      'The matter of the letter was not made up with {them}, who has had it printed. You are in the preface, under your name, as a thief of three lines. I also smiled at it, and I was not seen.',
      'You gave {them} no reason for reading the letter, and {them} calls you a coward for it. It is posted up in three towns. The court took one bill down for an exhibit, and by the next bell there was another.',
    ],
  },
  {
    key: 'assassins/high-place',
    kind: 'wish',
    at: 'landmark',
    title: '{them} wants to see {place} again.',
    opened: [
      '{them} wanted to see {place} again, where your companion had lived well once, and looked that way at every crossroads. You said that you would go there together.',
      '{them} missed {place}, for your companion had spent a good year there, and took no food until you looked that way too. You meant to bring {them} there and let {them.him} look round.',
      'It was {place} that {them} longed for, having been happy there once, and would not leave the side of any traveller who came from there. You said that you would go there, and let your companion lead.',
      '{them} was well treated at {place} in other years and wished to be there again, and had tried three times to lead you that way. You said yes, and would go.',
      '{them} pulled at your sleeve, always toward {place}, where your companion had lived once and wished to be taken before old age. You gave your word to visit it, and to go slowly when you were there.',
      '{them} had once been fed and petted at {place}, had not forgotten it, and got up each time that it was named. You told your companion that you would go and see it together.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Let {them} lead you about {place}',
      description: 'It will content {them}, but you can only walk behind, and see nothing that is of use to you.',
      success: [
        '{them} saw {place} again, and stood for a long while on one flat stone, and was content. You looked for the reason and found thyme. In the end it was you who had to be pulled away, by the sleeve.',
        'You walked behind {them} all over {place}, and the wish was granted. {them} lay down at last in one corner, shut both eyes, and stayed there for an hour. I have put my hand on the ground at that corner, and it is warmer than the rest.',
        '{them} went straight to the place, forty steps from the path, and knew it, and had what {them.he} had wished for. You were not wanted for half an hour. Then a nose was laid on your hand, and you went on.',
      ],
      failure: [
        '{them} did not find again what had been at {place}. It smelled of goat now. {them} turned round and round, and so did you, and the wish was not granted. You would have to try it from the other side.',
        'You could not get near {place} with {them}, as there were men with a ladder, and {them} would not pass them. You both looked from sixty paces. It was not the same.',
        '{them} ran ahead of you at {place} and came out on the wrong side, facing away, so that nothing was seen of it. You called, and were heard by a shepherd instead. You would have to begin again.',
      ],
    }),
    lapsed: [
      'You did not take {them} to {place}, and your companion has left off looking that way at the crossroads. It is too late for that wish now.',
      'The wish of {them} to see {place} was not granted. Your companion bore you no grudge for it, and walks two paces further behind you. I have measured the tracks.',
    ],
  },
  {
    key: 'assassins/oranges-for-them',
    kind: 'wish',
    at: 'city',
    title: '{them} would give anything for what they bake in {place}.',
    opened: [
      '{them} wanted a pastry of fennel and burnt sugar, such as the nuns in {place} bake, and would not give up a paper that smelled of it. You said that {them} should have a whole one from there.',
      '{them} had tasted the crumbs of a pastry that nuns bake in {place}, and since then your companion cared for no other food. You were to get a whole one there, from the box in the convent’s wall, and you promised it.',
      'A fennel pastry was what {them} wanted, having seen one eaten to the last bite and got none. It came from {place}, where nuns bake them. You told {them} that you would get one there, and meant it.',
      'An old pastry paper was laid at your feet, for {them} had not tasted for years what the nuns in {place} sell, twelve a day. You gave your word to get one there.',
      '{them} wished for pastry, and would not lie down again when you had named it. The best is baked by nuns in {place}, with fennel. You were to get one there for your companion, and you said yes.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'none'], {
      action: 'Get a nun’s pastry for {them}',
      description:
        'The nuns hand it out by a turning box in a wall, a dozen a day, and the canons are in front of you.',
      success: [
        'You got the pastry from under a canon’s sleeve, and {them} ate it out of your hat. Then {them} ate the lining. Asked what the hat had cost, you told the court that you had not been thinking about it.',
        'You stopped the turning box with your elbow, and took one pastry, still warm, and so {them} had it. There was a cough behind the wall. I have been to that corner, with a dog, and the dog sat down.',
        'You got a nun’s pastry for {them}, between the hand of the second canon and that of the third. You had watched them for an hour. {them} looked at you afterwards, you told the court, for quite two minutes.',
      ],
      failure: [
        'The box shut on your fingers, and you came away with nothing but crumbs for {them}. There were nine. {them} took each of them from your palm, and looked behind your hand for more.',
        'The canons were before you and bought all twelve, so that {them} had no pastry. The last of them ate his in front of {them}, slowly, from the outside in.',
        'You reached into the box for a pastry and were held by the wrist, from inside, by a nun. They were all for Saint Agatha, you were told. {them} sat outside, and you had to come back to that face with nothing.',
      ],
    }),
    lapsed: [
      'You did not bring {them} the nuns’ pastry from {place}, and your companion no longer lifts a nose as you go by a baker. You told the court that you cross the street now.',
      '{them} had no pastry from {place}, and made do with a crust. You were given the larger half of it, it is agreed, and it was pushed toward you with a foot.',
    ],
  },
  {
    key: 'assassins/wish-a-judgement',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} lost a case in {place} years ago, and never heard the judgement read.',
    opened: [
      '{them} had lost a lawsuit in {place}, years ago, and a loom with it, and was tired of wondering why, having never heard the judgement. You gave your word to have it read there, in plain words.',
      '“I know that I lost,” said {them}, “and I want to know why.” A judge in {place} had decided against {them} years ago, about a loom, and {them} ran away before the judgement was read. You said that you would go and ask for it.',
      'A court in {place} had taken a loom from {them}, who hid under a cart, for shame, while the judgement was read, and wished to know it at last. You were to find it there, and you said yes.',
      '{them} knew a lost lawsuit by heart, all but the judgement, having fled from {place} before it was read. It troubled {them} more with each year. You gave your word to have it read out there.',
      '{them} wished to know for what reasons a case about a loom was lost in {place}, since they were never sent, and judges make {them.him} shake to this day. They lie in the archive there. You would go together, you said, and have them read.',
    ],
    offer: does(['patience', 'intellect', 'easy', 'none'], {
      action: 'Have the old judgement read to {them}',
      description: 'The archivist reads in Latin, through his nose, and you must put it into plain words as he goes.',
      success: [
        'The judgement was read, and {them} heard why the loom was lost. It was for one lie, about a thread. The finer cloth, the judge had written, was nevertheless {them}’s, and {them} had that line read again, four times.',
        'You put four pages of Latin into plain words, and {them} knew at last why the case was lost. At the end the judge had added that he was sorry. {them} laid a thumb on those words for nine breaths.',
        'You heard the judgement out together, and it went against {them} on every count but one. The one was the cloth. “He saw it, then,” said {them}, and was content. The archivist had to ask twice for the bundle.',
      ],
      failure: [
        'The archive was shut, and {them} did not hear the judgement. {them} sat on the step and told the whole case to the door. You would have to come back.',
        'They brought you the wrong file, about a duck, and it took two hours before anybody noticed, so that the judgement was not read. {them} thought that the duck had been in the right.',
        'The page was not in the archive, as the archivist had lent it to a colleague to settle a bet. {them} was shown the gap. You were told to come again when one of the two had won.',
      ],
    }),
    lapsed: [
      '{them} did not get to hear the judgement in {place}, and would not have it spoken of again. “So I was wrong, and that is all,” said {them}, and slept well upon it. So the wish was given up.',
      'You did not have the old judgement read to {them}, who will not hear now why the loom was lost. Asked what {them} said to that, you told the court that it was said to the wall.',
    ],
  },
  {
    key: 'assassins/wish-name-on-a-wall',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} and a friend scratched their names at {place}, and one should be struck out.',
    opened: [
      '{them} and a friend had scratched their names at {place}, for luck, and only {them} came home from what followed. One name should be struck out, {them} felt. You gave your word to come.',
      '{them} had a bent nail, with which two friends had once cut their names at {place}, and the other died of their next job. {them} wanted to strike one name out. You said that you would help to find it.',
      '{them} owned to a feeling of guilt, for a friend had died soon after the two of them scratched their names at {place}. {them} could not rest until one was struck out. You were to find the names together.',
      'A friend of {them} had died on that day of the year, and both their names were cut at {place}, though only {them} was still alive. {them} wished to cross one out, and you gave your word to come.',
      '{them} wanted a name taken off at {place}, where it stands side by side with that of a friend who was killed; both were bell-founder’s mates, and the friend had the better ear. You would go there too, you said.',
    ],
    offer: does(['explore', 'endurance', 'easy', 'none'], {
      action: 'Find the two names with {them}',
      description:
        'They were scratched in the stone a long time ago, and a good many people have passed by since with a nail.',
      success: [
        'You found the two names behind ivy, and {them} struck out neither. “It looks worse alone,” said {them}, and the wish was granted. A third was set between. I have been there and read it, and it is yours.',
        '{them} found the dead friend’s name, as it was cut the deeper, knocked upon the stone, and said what note it gave. Neither name was struck out. The nail was left there, beneath the names.',
        'You found the names, nine feet up, and {them} stood on your shoulders and did what was to be done. It took eleven minutes. You could not see it. Asked what you could see, you told the court: boots.',
      ],
      failure: [
        'You did not find the two names at {place}. You read some three hundred others and what they thought of each other. There was the whole of one side still to do.',
        'A hermit was whitewashing the wall at {place}, and had done the part where the two names might be. {them} took the brush from him, and he took it back. You would have to come again with a scraper.',
        '{them} found a name that was like the friend’s, with one letter wrong, and it was some other man. You did not find the right one. The search is not finished.',
      ],
    }),
    lapsed: [
      'You did not find the two names at {place} with {them}, and {them} asks for it no more. “We are both in that stone, then,” said {them}, “and may stay.”',
      '{them} threw away the nail, and had left off asking for {place}, where the two names are. You had not gone there together. I have looked for the nail, and not found it.',
    ],
  },
  {
    key: 'assassins/wish-boots-of-ones-own',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} wants to beg the pardon of a bootmaker at {place}.',
    opened: [
      '{them} wished to beg the pardon of a bootmaker at {place}: robbers once smashed the wooden feet on which he made his boots, and {them} had stood guard for them. You would help to carve new ones, you said.',
      '{them} blushed before cobblers, for robbers had smashed the wooden feet on which a bootmaker at {place} shapes his boots, and {them} was look-out. {them} dared to face him if you came. You said yes, and would help to carve.',
      '{them} was sorry for one week in bad company, when a bootmaker’s shop at {place} was wrecked, with the wooden feet on which he made boots, and {them} kept watch outside. You gave your word to go there and carve the man new ones.',
      '{them} was carving a wooden foot to make boots on, for a bootmaker at {place}, who lost all of his to robbers while {them} stood at the corner. {them} wished to ask his pardon. You would go there and help, you said.',
      'A wrong gave {them} no rest: robbers had split the wooden feet on which a bootmaker at {place} makes his boots, and {them} let it happen. {them} could carve new ones, but not go alone. You said that you would come.',
    ],
    offer: does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Help {them} to carve wooden feet',
      description:
        'They are for the bootmaker, in place of those that were smashed; he says neither yes nor no, and has beechwood in the yard.',
      success: [
        'The bootmaker forgave {them}, after nine new feet. You had sawed and {them} had carved, from memory, by how people stood. He turned the first over and named its owner. He then brought out a third stool.',
        '{them} begged the bootmaker’s pardon, on both knees, in the shavings, and had it. “You were the one who wept,” he said, and handed over the knife. You were all three at it for two hours.',
        '{them} asked for pardon at last, and the bootmaker nodded. You had carved one foot to {them}’s eleven. Yours hangs by the door. The bootmaker says that nobody has come for it.',
      ],
      failure: [
        'The wood was green and split, and the bootmaker would pardon nothing yet. You spoiled a canon, a midwife and a bride, all right feet. {them} was told to come when the wood was dry.',
        'The bootmaker was away at a burial, and {them} did not dare to wait inside, so that nothing was said or carved. A neighbour cried thief. {them} ran, and you were behind.',
        '{them} opened both lips to ask for pardon, and asked the price of a pair of soles. The bootmaker named it. {them} would have to come again, and in the meantime you were measured.',
      ],
    }),
    lapsed: [
      '{them} did not get to beg the bootmaker’s pardon at {place}. “I could have carved him doves,” said {them}, and did not speak of it to you again.',
      'The wish of {them} was not granted, and {them} goes by cobblers now with the hat on. It is too late for the bootmaker at {place}, {them} thinks, and nothing will be carved.',
    ],
  },
  {
    key: 'assassins/walled-up',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that a man walled up his papers at {place}.',
    opened: [
      '{them} told you that a secretary, since beheaded, had walled up his papers at {place}, and you wished to have them. He had gone there with a trowel and a box, and come back without the box. You were to tap along the stones.',
      'You had it from {them} that there is a patch of new mortar at {place}. Behind it lie the papers of a beheaded secretary, who knew everybody’s secrets. You meant to look for them.',
      'Word reached you from {them} of a box of papers at {place}. A secretary had learned bricklaying in the month before he was arrested, and what he knew was never found. You were to search for it there.',
      'You learned from {them} that one wall at {place} is thicker by an arm than on the old plan. A secretary, since beheaded, had built it; his papers were thought to be inside. You would go and sound it.',
      '“He had lime on his cuffs at the trial,” {them} told you of a beheaded secretary. He had spent his last free week at {place} and hidden his papers in the stonework. You were to go there and find the stone.',
      '{them} had once carried bricks to {place} for a secretary who wished to lay them himself, and told you so. He was beheaded, and his papers were never found. You meant to go there and look behind the bricks.',
      'You had it from {them} that a secretary was seen at {place} with mortar to both elbows, in the week before his arrest. His secret papers must be in the stones there, and you were to tap them out.',
      '{them} told you to count the stones of a wall at {place}: on one side there is a row too many. A beheaded secretary’s box of papers was behind it. You would go there and get it. I have counted, and it is so.',
    ],
    offer: does(['explore', 'perception', 'medium', 'slight'], {
      action: 'Tap along the stones for the secretary’s box',
      description:
        'His papers are walled up behind one of them, but you must try each with a knuckle, and some come loose overhead.',
      success: [
        'You found the secretary’s box behind the ninth stone, and {them} was right. It held seven years of laundry lists. From the shirts you could tell who had slept where, and you would not turn your back to the door.',
        'The stone rang hollow, and you had the papers of the secretary. They were receipts for silence, with the names. You had {them} sit down before you told {them.him}. I was asked to sit down as well.',
        'You tapped for an hour, and found the box, at the height of a seated man. The secretary had written down who came to dinner, and who was asked and did not. You told {them} the last name only.',
      ],
      failure: [
        'You found no box. The whole wall rang hollow, and you took down eleven stones that were solid to the back. You would have to try another side.',
        'You had begun to tap when the top of the wall came down, and you were out of the way by half a step. The papers lie under the heap still, if {them} is right.',
        'You tapped along the whole of the wall, and something tapped back, and you did not stay to learn what it was. So there was no box. You and {them} have agreed upon a woodpecker.',
      ],
    }),
    lapsed: [
      'You did not fetch the secretary’s papers from {place}, and others did. {them} had grown tired of waiting and told them where. The box is found, and you have no part in it.',
      'The secretary’s papers from {place} did not come into your hands, and are with the chancery. A list of those who knew of them lies on top. {them} is on it, and you have {them} to answer to.',
    ],
  },
  {
    key: 'assassins/false-abbess',
    kind: 'rumour',
    at: 'city',
    title: '{them} swears that the abbess in {place} is a man on the run.',
    opened: [
      '{them} told you that the abbess in {place} is a man in hiding, a colonel of horse. He had deserted from three armies and knew the secrets of each. You were to go and confess at the grating, and so get him to talk.',
      'You had it from {them} that the abbess in {place}, who has a deep voice, is a runaway colonel. You meant to go to her as a penitent, and learn which captains could be bought.',
      'Word reached you from {them}, about an abbess in {place}: she was a colonel whom four states were looking for. You were to speak with her there at the grating, and bring the talk round to armies.',
      'An abbess in {place} had slapped {them} between the shoulders, and you were shown the mark. That was a colonel’s hand, said {them}, of one who had run from three armies. You would go there and find out at the grating what he knew.',
      '“She sits as one sits a horse,” {them} told you, of the abbess in {place}. A colonel had vanished in the year when she was elected. You were to confess to her there, and have from him what he knew of the armies.',
      '{them} had sold candles to a convent in {place}, and told you that the abbess counted them by ranks and files. She was no woman, thought {them}, but a runaway colonel. You were to go there and sound her, with a sin or two.',
      'You had it from {them} that the nuns in {place} can march in a square. Their abbess taught them, and was a colonel of horse until three armies wished to hang her. You meant to question that abbess at the grating.',
      'A convent in {place} has its matins blown upon a trumpet, and {them} told you why: the abbess is a colonel in hiding. You were to talk with her there, through the grating, about the armies that she had run from.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Confess at the abbess’s grating',
      description:
        'She is to be brought to talk of armies, so that the sins you confess had better be ones that interest a colonel.',
      success: [
        'The abbess was the colonel, and told you through the grating which captains would turn their coats, and for how much. Your sin was a battle badly led. Your penance was to draw it.',
        'You confessed to sending horse uphill against pikes, and the colonel forgot that he was an abbess. You had from him who was hired, who was bought and who would stand. {them} has asked to be told that he said so.',
        '{them} had been right: it was a man’s voice behind the grating, and it told you the strength of four companies, by name. You knelt for all of it. I have knelt there, and the board is worn by only one other.',
      ],
      failure: [
        'You learned nothing, for the voice at the grating gave you seven psalms, aloud, and spoke of no army. “I have had to hear that joke for three years,” it told you, and asked who had begun it. You named {them}.',
        'You confessed to a matter of cavalry, and the voice asked how many horses, and did not believe you. The shutter closed. You had learned nothing from the abbess to bring {them}.',
        'You knelt at the wrong grating, which was the chaplain’s, and learned nothing of the abbess. He heard you for half an hour. You had absolution from a man who was certainly a man.',
      ],
    }),
    lapsed: [
      'The secret of the abbess in {place} was not drawn out of her by you, and {them} has sold it to others. They had the colonel’s talk, and you did not. {them} thinks little of you.',
      'You did not question the abbess in {place}, and the whole town has it now that she is a colonel. That secret is worth nothing any more. Asked what {them} called you, you spelled it to the court.',
    ],
  },
  {
    key: 'assassins/candle-for-the-dead',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to light a candle at {place}.',
    opened: [
      '{them} had buried a friend at {place} in haste, without a prayer, and could not go back there. A candle should burn upon that grave, from end to end. You were to light it and stay by, and you promised it.',
      '{them} had lost a brother at {place}, to robbers, and no priest had ever gone there. That left {them} no peace. You were to burn a candle for the dead man, upon the spot, and you said that you would.',
      '{them} had left a man dying at {place}, and had told him that somebody would come back. The people there knew {them}’s face, and it could not be {them}. You said yes, and were to burn a candle for him there.',
      '{them} had paid for Masses in three towns, and still dreamed of a friend who lay at {place} without a stone. The dead man wanted a light, {them} thought, at the grave itself. You gave your word to burn a candle there.',
      'Somebody whom {them} loved was buried out by {place}, with not so much as a stick to show it. {them} could not walk so far. You were to burn a candle to its end at the grave, and you said yes.',
      '{them} had dug a grave for a friend at {place}, with bare hands, and had to run from soldiers afterwards. Nobody had prayed there since. You gave {them} your word to light a candle at that grave, and to wait until it was out.',
      '{them} had lost a friend at {place}, before the priest could get his shoes on, and it weighed on {them} that nobody lit a candle. You could go there, and {them} could not. You said that you would light one.',
      '“I said that I should come back,” {them} told you, of a man left dying at {place}, “and I never dared.” You were to go there instead, and burn a candle for him to the last. You gave {them} your hand on it.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Burn the candle for the dead of {them}',
      description: 'You must stay by it until it is out, in full view, with your back to everything.',
      success: [
        'You burned the candle for the dead of {them}, and stayed by it until it was out, so the promise was kept. It took forty minutes, with your back to the whole country. Nobody came.',
        'You lit the candle and knelt, both hands in view, and {them}’s dead had a light. A dog lay down upon the other side of it. I have found the print of one knee, and of the dog.',
        'You burned the candle at the spot, down to the stone, as you had promised {them}. You said the one name that you had been given; and as there was some wick left you told him who was Pope.',
      ],
      failure: [
        'The candle would not stay lit, and {them}’s dead had no light from you. You held your hat before it, then both hands. You kept the stub, and would have to try again.',
        'You had lit the candle when two riders stopped to see what burned there, and you had to pinch it out. That was not enough, {them} had told you; it ought to be burned to the end.',
        'You could not tell which was the grave that {them} meant, and did not light the candle. There were three mounds. You brought it away again, whole.',
      ],
    }),
    lapsed: [
      'The candle for {them} was not burned, and {them} was told that there had been no light at {place}. You had the candle in your pocket still, and it is among the exhibits.',
      'You did not keep your promise to {them}, and nobody has burned a candle at {place}. {them} has asked others since, and they said no. You had said yes, {them} told the court, twice over.',
    ],
  },
  {
    key: 'assassins/daughter-over-the-wall',
    kind: 'promise',
    at: 'home',
    title: 'You promised {them} to bring a niece over a wall in {place}.',
    opened: [
      'A niece of {them} was locked up in a house in {place} until she should marry a tanner, whom she had twice refused. {them} had nobody else to ask. You were to help her over the garden wall, and you promised it.',
      '{them} was afraid for a niece, who was kept on bread and water in {place} until she signed a marriage contract with a tanner. {them} was watched, and could not go. You said that you would bring her out over the wall.',
      '{them} had had a letter from a niece: she was to be married by force, in {place}, to a tanner. You were to come under her window there and carry her away over the wall. You gave your hand on it.',
      'In a house in {place} a niece of {them} waited behind a wall, and her wedding to a tanner was near. She did not want him, and {them} was too old for climbing. You told {them} that you would carry her over.',
      'The guardians of a niece of {them} wished for a tanner’s money, and so she was to marry him. She was shut in behind a garden wall in {place}. {them} begged you to help her over it, and you said yes.',
      '“My niece is not heavy,” said {them}. She was held behind a wall in {place}, to be married to a tanner against her will, and {them} could not lift her down. You could, and you said that you would go there.',
      '{them} had brought up a niece, who had been taken to {place} to marry a tanner whom she could not bear. A garden wall stood between her and freedom. You gave {them} your word to carry her down from it.',
      '{them} had a niece behind a garden wall in {place}, where she would be made to marry a tanner. It needed strong arms to get her out. You said to {them} that yours would do it.',
    ],
    offer: does(['flight', 'strength', 'medium', 'slight'], {
      action: 'Go over the wall with the niece',
      description: 'On the way down you will be carrying her, her linen, and her views.',
      success: [
        'You brought the niece of {them} over the wall upon your back, with a bundle in her teeth, and she was free. The mastiffs slept, as she had been feeding them. At the foot stood a lute-player with two mules, and she took both.',
        'You got the niece over the wall in four minutes, and the tanner was left with the contract. You were told where to put each foot. {them} has had two letters from her since. I have read one, and it is about your feet.',
        'The niece of {them} came over the wall by a ladder of her own, and you held the parrot. She sat on the coping for nine breaths to tell the house what she thought of leather. Then she was away, and your promise was kept.',
      ],
      failure: [
        'You had the niece of {them} on the wall when the tiles slid, and the whole house came out with torches. She was taken in again, and held up three fingers at the window. You had to go without her.',
        'You could not bring the niece away, as she would not come without her books, and her books would not go through the window. There was a light upon the stairs. She is still inside.',
        'You went over the wall, and it was the next house. A widow there held a lamp up to your face and asked if you were the tanner. By the time that you had got out the niece’s window was shut.',
      ],
    }),
    lapsed: [
      'You did not carry the niece of {them} over the wall, and she was married to the tanner in {place}. You were sent a sugared almond from the wedding, black, with no note.',
      'The promise to {them} was not kept, and {them} went over the wall in {place} alone, fell, and broke the left leg. The niece was not got out.',
    ],
  },
];
