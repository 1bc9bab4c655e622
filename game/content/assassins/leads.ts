import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const assassinLeads: readonly LeadContent[] = [
  {
    key: 'assassins/lead-dancing-master',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The dancing-master at {place} gave {them} lessons, and knows which knee is weak.',
    opened: [
      'You deposed that a dancing-master at {place} gave {them} lessons, and knows which knee is weak. A lute-player told you, between two songs. You were to go to {place} and learn it from him. Asked how, you said by dancing.',
      'Asked how you knew that {them} has a weak knee, you named a woman who sells ribbons. The dancing-master at {place} could say which knee, and you were to ask him. She had shown you the limp, and changed legs half way.',
      'It is agreed that {them} pays a dancing-master at {place} to keep silent. He knows on which knee {them} cannot turn, and talks to anybody who can dance. You were to go there for a lesson. Asked for a few steps now, you declined.',
      'You stated that {them} sat out every turn to the left, at a ball of eighteen turns. It was for a weak knee, and the dancing-master at {place} could tell you which. You were to call on him there.',
      'A page has deposed that {them} fell on a staircase and gave up dancing. The dancing-master lives at {place}, and knows which knee was hurt; you meant to have it from him. Pressed for the use of it, you said: “To stand on that side.”',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Take a lesson in the galliard',
      description: 'He teaches with a cane, at double time, and speaks only to pupils who can keep up.',
      success: [
        'You danced for nine minutes, and the dancing-master told you that it is the left knee of {them} that will not bear weight. He limped it for you, six paces. You knew now from which side to begin. I have had you stand, and you stood there.',
        'You kept time with the cane, and he talked: {them} cannot turn to the left, and always sits facing the door. He drew in chalk where {them} stands in any room. You had us bring you chalk. It came out the same.',
        'The dancing-master spoke at the fifth figure, when he had no breath to count with. {them} comes down on the right foot, he said, and has to be helped up stairs by the left hand. Asked what you gave him, you said a curtsy.',
      ],
      failure: [
        'You danced badly, and the dancing-master told you nothing of {them}. You had gone to the left and the chandelier hung there. I have measured it: five feet ten inches from the floor. You are five feet eleven.',
        'He would not speak of {them} until you could walk, and you could not walk. He had you go from wall to wall for an hour, sixteen paces each way. Asked what he found wrong, you said the feet.',
        'The lesson came to nothing, as a pupil of the household of {them} walked in at the second figure. The dancing-master shut his mouth and struck your right ankle with the cane. You showed us the ankle.',
      ],
    }),
    lapsed: [
      'You let it wait, and the dancing-master left {place} for a court in the north. {them} had recommended him there, which was also to have him gone. I have written to him. He answers that he skates.',
      'You came too late to {place}: the dancing-master had fallen from a step, eleven breaths before help came, and {them} had sent the wreath. Nobody now living knows the knee. I have looked at that step, and it is sound.',
    ],
  },
  {
    key: 'assassins/lead-nun-who-knew',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A nun in {place} knew {them} under another name.',
    opened: [
      'You deposed that a nun in {place} knew {them} under another name. The girl who mends the convent’s bell-rope told you so. You were to speak with her and learn it. Asked what a name is worth, you said that it depends who hears it.',
      'A painter has shown us a saint with the nose of {them}. A nun in {place} had told him that the nose was right and the name wrong, and you were to go and ask her for the right one. He has painted out neither.',
      'It is agreed that {them} walks two streets round so as not to pass the convent in {place}. A sister there knew {them.him} by another name, and sits at the window. You were to go to that window. I make it four hundred paces round.',
      'Asked who first told you that {them} has had two names, you said a laundress with both arms in the tub. A nun in {place} knew the earlier one. You were to get it from her, through the grille, if she would speak.',
      'You stated that {them} was not born with that name, and that a nun in {place} could give you the other. A beggar at the convent door had heard her laugh at it. You were to call there, with clean hands.',
    ],
    offer: does(['talk', 'perception', 'medium', 'none'], {
      action: 'Speak with the nun through the grille',
      description: 'You see only a sleeve, an old sister listens for both of you, and there is half a candle.',
      success: [
        'The nun spelled you the old name of {them} in fruits, by their first letters, and you wrote down seven. It would make {them.him} turn round if you called it. You called it once in this room, to show us. It is a short name.',
        'You had it through the grille in four minutes: {them} was one of two children with a single pair of shoes. “Ask where the other shoe is,” said the nun. It would hold {them} for ten breaths, you reckoned, and you needed six.',
        'She told you the name that {them} had been given at the font, and the village. The old sister who sat by to hear had fallen asleep on your left. Asked whether you had seen to that, you showed us a very small bottle, empty.',
      ],
      failure: [
        'You did not get the name of {them}. You spoke low, the old sister was deaf, and had you say it again until the garden could hear. The sleeve behind the grille was drawn back, and the abbess came with three questions.',
        'The nun talked for an hour, and it was of a mule. The mule had borne the same name as {them}, and its feet were white. You learned nothing else. Asked how many feet, you said all four.',
        'The candle burned out before the nun had come to {them}. She does not speak in the dark, under the rule of that house. I have bought such a candle. It gives nineteen minutes, of which she had used eighteen upon her cousins.',
      ],
    }),
    lapsed: [
      'You put off the visit, and the nun who knew {them} was made abbess of another house, nine days’ ride from {place}. Nobody had asked for her there. The letter that proposed her is in the hand of {them}.',
      'You had waited too long: the sister at {place} was dead, and had told the name of {them} to one person only, who sat at her left side. That was the deaf one. We have asked her twice.',
    ],
  },
  {
    key: 'assassins/lead-second-key',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The second key to {them}’s private door was hidden at {place}.',
    opened: [
      'You deposed that the second key to the private door of {them} was hidden at {place}. A locksmith’s apprentice had been told to drown it and had buried it instead. You were to look for it there. Asked under what, you said a stone.',
      'An apprentice, drunk, confessed to you that {them} has not the only key to the private door. He had hidden another at {place}, and forgotten where. You were to find it. He wept upon your left shoulder; I have seen the coat.',
      'It is agreed that {them} keeps one door which not even the servants may open. A man who planes doors told you that a second key lay at {place}, and you were to search there. He drew it in sawdust, and blew.',
      'Shown a lock, you said that {them} has one like it, and believes there is one key. There were two. The other was buried at {place} by a boy of sixteen, and you meant to look until you had it.',
      'A locksmith has stated that he makes two keys of everything. The second for the private door of {them} went no further than {place}, where his boy hid it. You had that from the boy’s sister, and were to go and dig.',
    ],
    offer: does(['explore', 'intellect', 'medium', 'none'], {
      action: 'Look for the key at {place}',
      description: 'He was sixteen, frightened, and in a hurry, and you have to hide a key as such a boy would.',
      success: [
        'You found the key to the private door of {them} under a loose stone, nine paces from the path. You pressed both sides into wax and put it back. Asked why you did not take it, you said that somebody might count.',
        'You hid as the boy must have hidden, with your back to the only window, and there was the key beneath your right hand. You filed a copy, sitting. The door of {them} would open now without a knock. We have tried the copy on mine.',
        'Four pebbles lay there in a row, and nothing else at {place} was in a row. The key was under the third. Your copy of it, exhibit eleven, goes in with the teeth to the left, and {them} would not hear it turn.',
      ],
      failure: [
        'You dug for two hours and did not find the key to the door of {them}. You found two spoons, a button, and a saint’s finger in glass. It pointed left. You told us that you had tried that also.',
        'You dug up a key, and it was the wrong one. You carried it to an old woman who was gathering salad, and it was for her hen-house. {them} has no hens. I have inquired.',
        'Nothing lay under the stone but the print of a key in clay. Somebody had been there before you and had taken the one that opens the door of {them}. Asked how long before, you said that the worms had not come back.',
      ],
    }),
    lapsed: [
      'You let the key lie, and {them} had every lock changed, from the gate to the spice-box. What is buried at {place} opens nothing now. We dug it up to see, and it took four minutes.',
      'You never went, and the apprentice did. He took the key of {them} from {place} and threw it into the sea, as he had first been told to. He has deposed that he can swim now. He was not asked to show it.',
    ],
  },
  {
    key: 'assassins/lead-cipher-grille',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s letters are left at {place}, to be read through a card with holes.',
    opened: [
      'You deposed that letters for {them} are left at {place}, and are read through a card with holes. A goat-boy told you. If the holes were cut one line lower, {them} would read wrong orders; you were to go and cut them.',
      'A carrier complained to you that {them} takes no letter at the house. They go into a hollow at {place}, and with them lies a card with windows. You were to alter the windows. Asked what the letters said, the carrier told us: olives.',
      'It is agreed that {them} sends orders by a post at {place}, in a cipher read through a pierced card. You were to spoil that card there, and so gain time. An old clerk had explained it to you with a plate and three olives.',
      'Asked where the letters of {them} could be reached, you said in a hollow at {place}, at the height of the elbow. There is a card there, and what shows through its holes is the message. You meant to move the holes.',
      'We have it from a goat-boy that he learned to read on the letters of {them}. They lie at {place}, and mean nothing without the card. You were to go there with a quill-knife, and make them mean something else.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Cut the windows a line lower',
      description: 'A false window has to be as old as the rest, and still let sense through.',
      success: [
        'You cut the windows one line lower, and the next letter of {them} read: “Send nothing until the olives are in.” It took an hour. You rubbed the edges with your left thumb and some dirt. I have that thumb in ink, for comparison.',
        'You changed the card, and an order by {them} for forty men became one for forty hams. Nobody would come, and time was gained. The hams did come. I have seen the bill, and counted thirty-nine.',
        'The card was put back with two windows moved, and the friends of {them} were told to wait. Asked how you kept your hand from shaking, you said that you had not. A shake makes an old edge. You have shown us.',
      ],
      failure: [
        'You cut too fine, and the card of {them} fell into two pieces in your hands. You had to write the letter out again, in the same hand, without it. It was clearer than before, and was obeyed within the day.',
        'You cut the card, and it was the old one. The goat-boy told you, from your left, that {them} uses another now with round holes. He showed it to you from four paces off. He would not come nearer.',
        'The knife slipped and went through the name of {them}, which stood beneath. You put all of it back and smoothed it. Asked whether it could have passed, you looked at the paper-knife on my desk for one minute, and said no.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and the hollow there is empty. {them} has quarrelled with the carrier, and now has everything shouted from roof to roof. I have stood in the street and written it down. It is still olives.',
      'You left the letters alone for too long: {them} had sent all that was to be sent by {place}, and had the answer. We met the goat-boy there. He was reading Livy, aloud, to goats.',
    ],
  },
  {
    key: 'assassins/lead-letter-of-credit',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'A clerk in {place} has to approve a payment for {them}, and he has doubts.',
    opened: [
      'You deposed that a clerk in {place}, one Bonaccorso, must approve a payment for {them}, and has doubts. You were to go there and make the doubts grow, so that the money came late. Asked whether you knew him, you said you knew nerves.',
      'A notary’s boy told you that {them} is waiting for money, and that a clerk in {place} is afraid to pay it out. You were to speak to this clerk. The boy was buying mint for him, for the stomach.',
      'It is agreed that a sum for {them} lay in a drawer in {place}. The clerk had opened that drawer and shut it nine times, and asked three people if it was safe. You were to be the fourth whom he asked.',
      'Asked how {them} was to be delayed, you said by a nervous man. He is a clerk in {place}, and nobody else can sign for the payment. A grain-dealer had told you which window he sits at, and you were to go.',
      'You stated that {them} can do nothing more without ready money, and that it must be paid out in {place} by a clerk who cannot sleep. You meant to call upon him before he slept. His neighbour hears him walk: eleven paces, and back.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Set the nervous clerk’s mind at rest',
      description: 'You must say nothing against {them} at all, and say it in the right voice.',
      success: [
        'The clerk locked the drawer, and would pay {them} nothing until he had three answers, from Genoa, from Bruges, and from a cousin. You had said only that you would hear no word against that signature. I asked you to say it again. I felt for my purse.',
        'You asked the clerk whether he had been paid himself, and he sat down. He would hold back the money of {them}, he said, until the rule about Fridays had been looked into. There are four rules. We have been shown the first.',
        'He would not pay. You had praised {them} for six minutes, with a pause before each name, and he counted the pauses. The drawer was tied shut with cord when you left him. Asked how many knots, you said more than he had fingers.',
      ],
      failure: [
        'The clerk paid out the money for {them} at once, with a bow. You had come so far to speak of that person, he said, that there must be something in it. You were by the left-hand window, and saw it carried past.',
        'You overdid the voice, and the clerk took you for another sufferer. He gave you his powder and felt your right wrist for two minutes. {them} had once sent him a doctor, he said, and there and then he signed.',
        'He asked you straight out if {them} was safe, and you waited one breath too long to answer. He saw through it and laughed, for the first time in a month. The payment was made. I have his receipt, and the hand does not shake.',
      ],
    }),
    lapsed: [
      'You stayed away, and Bonaccorso paid. He did it with his eyes shut, they say in {place}, and {them} held out a larger bag. We have counted what is left in the drawer, and it is a button.',
      'You had not come, and the doubting clerk in {place} was moved to another desk. The new one pays whatever {them} signs. Asked whether he had any doubts, he thought for a minute and asked if he should.',
    ],
  },
  {
    key: 'assassins/lead-astrologer',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'An astrologer at {place} chooses {them}’s lucky days.',
    opened: [
      'You deposed that an astrologer at {place} chooses the lucky days of {them}. A page told you, who waits there for the slip. If the globe were turned by one house, {them} would stay at home; you were to go and turn it.',
      'A woman who dusts for the astrologer at {place} told you that {them} does nothing until he names a day. His globe stands next to the stairs. You were to move it when he looked away. She has shown us how far, with a duster.',
      'It is agreed that {them} put off a wedding, a lawsuit and a bath by order of the stars. The order comes from an astrologer at {place}, who is short of sight. You were to reach his globe there and gain time by it.',
      'Asked who could stop {them}, you said a man with an almanac. He lives at {place}, and picks the days on which {them} may act. You had been told which board in his floor creaks, and were to go in by the others.',
      'You stated that {them} waits for a slip from {place}, with the lucky days upon it. An astrologer takes them off a globe. You meant to shift that. My master asked by how much. You held up one finger.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Turn the astrologer’s globe by one house',
      description: 'He is in the room, at the window, and looks round whenever a board speaks.',
      success: [
        'You turned the globe by one house while the astrologer’s eye was at the tube. He came back, groaned, and forbade {them} to stir for as long as Mars was in the Fish. You had six seconds for it. I have made you do it in five.',
        'You crossed the floor in three of his coughs and moved the pin. Then you stood behind a curtain with a stuffed crocodile and heard him write that {them} must put everything off. Asked for how long, you said: “Two moons, and the crocodile agreed.”',
        'The globe was moved and the slip was changed: {them} was not to leave the house by any door on the left. That house has no others. I have walked round it.',
      ],
      failure: [
        'The globe had a bell in it, and rang when you turned it. The astrologer looked round. The days of {them} stayed as they were, and you were given a reading of your own, in eleven words. You would not have it written down.',
        'You turned the globe by one house, and it had been wrong by one house before. So {them} was sent the right day, for the first time in years. We have compared the slips. You sat with both hands over your eyes for that part.',
        'A board spoke under your right foot, and the astrologer came away from the window. You said that you had come about a birth. He asked whose. You named {them}, and had to sit out the whole of it, from the conception.',
      ],
    }),
    lapsed: [
      'You left it undone, and the astrologer at {place} is no longer asked. {them} has found a woman who tells the days from beans. It takes her three minutes. I have timed it, and been told something about my left ear.',
      'You came to {place} after the slip had gone. There was one lucky day upon it, and {them} had used it already. The globe is where it was. We found the mark of your glove, four inches short.',
    ],
  },
];
