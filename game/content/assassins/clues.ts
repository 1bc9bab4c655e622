import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const assassinClues: readonly ClueContent[] = [
  {
    key: 'assassins/lead-dancing-master',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The dancing-master at {place} gave {them} lessons, and knows which knee is weak.',
    learned: [
      'A dancing-master at {place} gave {them} lessons, and knows which knee is weak. It would be easier to fight {them} from that side. You were to take a lesson there and ask him.',
      '{them} has a weak knee, and a dancing-master at {place} can say which one. If you knew it, you would know from which side to attack {them}. You were to go and ask him.',
      '{them} pays a dancing-master at {place} to be silent about a weak knee. He tells a good pupil anything, and so you were to dance for him. Whoever knows the knee can attack {them} on that side.',
      '{them} sat out every turn to the left at a ball, on account of a weak knee. A dancing-master at {place} knows which knee it is. You were to call on him, so as to learn where {them} can be attacked.',
      '{them} fell on a staircase, hurt one knee, and gave up dancing. The dancing-master at {place} knows which knee it was. You were to take a lesson from him and find out; it would help you against {them} in a fight.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Take a lesson and ask about the knee',
      description:
        'The dancing-master may tell you which knee of {them} is weak, but he dances at double time and speaks only to pupils who can keep up.',
      success: [
        'The dancing-master told you, after nine minutes of dancing, that it is the left knee of {them} that will not bear weight. He limped it for you. You knew now from which side to begin.',
        'You kept time with the cane, and the dancing-master talked: {them} cannot turn to the left, and always sits facing the door. He drew in chalk where {them} stands in any room. That was a way in.',
        'The dancing-master told you about {them} at the fifth figure, when he had no breath left to count with. {them} comes down on the right foot, and has to be helped up stairs. Asked what you gave him for it, you told the court: a curtsy.',
      ],
      failure: [
        'You danced badly, and the dancing-master told you nothing of {them}. A chandelier hung in your way. I have measured it: five feet ten inches from the floor, and you are five feet eleven.',
        'The dancing-master would not speak of {them} until you could walk, and you could not walk. He had you go from wall to wall for an hour. Asked what he found wrong, you said the feet.',
        'You learned nothing, as a pupil from the household of {them} came in while you danced. The dancing-master shut his mouth and struck your ankle with the cane.',
      ],
    }),
    lapsed: [
      'You had not been to the dancing-master, and he has left {place} for a court in the north. {them} had recommended him there, to have him gone. Nobody can tell you now which knee is weak.',
      'What the dancing-master at {place} knew of {them} was not learned in time. {them} has bought him a house abroad. I have written to him, and he answers that he skates.',
    ],
  },
  {
    key: 'assassins/lead-nun-who-knew',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A nun in {place} knew {them} under another name.',
    learned: [
      'A nun in {place} used to know {them} under another name. {them} keeps that name secret, and would be afraid of whoever called it. You were to speak with the nun in her convent there, and get the name.',
      'A nun in {place} has a picture of {them}, with a different name below it. You were to go and ask her for that name, which could be used as a weapon against {them}.',
      '{them} walks two streets round so as not to pass a convent in {place}, because a nun there knew {them.him} by another name. You were to ask her for it; {them} could be frightened with it.',
      '{them} has had two names, and a nun in {place} knows the first one, which was given up after a crime. You were to get it from her, and could then come near {them} with it.',
      '{them} was not born with that name, and only a nun in {place} could tell you the real one. You were to call at her convent there. {them} would be in your hand if you knew it.',
    ],
    offer: does(['talk', 'perception', 'medium', 'none'], {
      action: 'Speak with the nun through the grille',
      description:
        'She may tell you the old name of {them}, but an old sister listens to both of you, and there is half a candle.',
      success: [
        'The nun told you the old name of {them}, in fruits, by their first letters. It would make {them.him} turn round if you called it. You called it once in court, to show us. It is a short name.',
        'You had it from the nun in four minutes: {them} was one of two children with a single pair of shoes. “Ask where the other shoe is,” she told you. It would stop {them} for ten breaths, and you needed six.',
        'The nun told you the name that {them} was given at the font, and the village. The old sister who sat by to hear had fallen asleep. Asked whether you had seen to that, you showed the court a very small bottle, empty.',
      ],
      failure: [
        'You did not get the name of {them}, as the old sister was deaf, and had you ask again until the garden could hear. The abbess came with three questions. The nun had drawn back from the grille.',
        'The nun talked for an hour, and it was of a mule with the same name as {them}. You learned nothing else. Its feet were white, all four.',
        'The candle burned out before the nun had come to {them}, and under the rule of that house she does not speak in the dark. It gives nineteen minutes. She had used eighteen of them upon her cousins.',
      ],
    }),
    lapsed: [
      'You had not called on the nun who knew {them}, and she was made abbess of another house, nine days’ ride from {place}. The letter that proposed her is in the hand of {them}. You could not have the name any more.',
      'The old name of {them} was not asked for in time, and the nun at {place} has been put under a vow of silence. {them} gave the convent a bell that week.',
    ],
  },
  {
    key: 'assassins/lead-second-key',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The second key to {them}’s private door was hidden at {place}.',
    learned: [
      'There is a second key to the private door of {them}. A locksmith’s apprentice was to throw it into the sea, and hid it at {place}. You were to look for it there, and could then enter the house.',
      '{them} believes that the private door has one key only. A locksmith’s apprentice had made another and hidden it at {place}. You were to find it there, and could then go in to {them} when you liked.',
      '{them} keeps one door which not even the servants may open, and a second key to it lay hidden at {place}. You were to search for it there, and so have a way in to {them}.',
      '{them} had a key to the private door destroyed, as was thought, but a boy had buried it at {place}. You were to look there until you had it. With it you could come upon {them} unseen.',
      'The key that opens the private door of {them} had been made twice. The second one lay buried at {place}, and nobody had come back for it. You were to go there and dig, and could then open that door.',
    ],
    offer: does(['explore', 'intellect', 'medium', 'none'], {
      action: 'Look for the key at {place}',
      description:
        'It opens the private door of {them}, and you have to think like the boy who hid it, who was sixteen, frightened and in a hurry.',
      success: [
        'You found the key to the private door of {them} under a loose stone, pressed it into wax, and put it back. So you could have one made. Asked why you did not take it, you told the court that somebody might count.',
        'You hid as the boy must have hidden, and there was the key beneath your hand. You filed a copy, sitting. The door of {them} would open now without a knock, and we have tried the copy on mine.',
        'You found the key under the third of four pebbles, as nothing else at {place} lay in a row. Your copy of it is among the exhibits. It opens the door of {them}, and {them} would not hear it turn.',
      ],
      failure: [
        'You dug for two hours and did not find the key to the door of {them}. You found two spoons, a button, and a saint’s finger in glass. It pointed; you had tried that also.',
        'You dug up a key, and it was the wrong one. It belonged to an old woman’s hen-house. {them} has no hens, as I have inquired.',
        'You turned over a stone, and there was nothing below it but the print of a key in clay. It was an old print. The key to the door of {them} had been moved, and you did not find where.',
      ],
    }),
    lapsed: [
      'You had not looked for the key, and {them} had every lock changed, from the gate to the spice-box. What is buried at {place} opens nothing now.',
      'The key to the private door of {them} was not found at {place} in time, and the apprentice went back for it. He threw it into the sea, as he had first been told to. So that way in is lost.',
    ],
  },
  {
    key: 'assassins/lead-cipher-grille',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s letters are left at {place}, to be read through a card with holes.',
    learned: [
      'Letters for {them} are left at {place}, and are read through a card with holes in it. If the holes were cut one line lower, {them} would read wrong orders and lose time. You were to go there and cut them.',
      '{them} receives secret letters in a hollow at {place}. A card with holes lies there too, and shows which words count. You were to go there and cut the holes elsewhere, so that {them} was misled and lost time.',
      '{them} sends orders in a cipher, which can only be read through a pierced card, and that card is kept at {place}. You were to spoil it there, so that the orders of {them} came to nothing for some days.',
      'The letters of {them} lie at {place}, with a card full of holes. Laid upon a letter, the card shows the true message. You were to change the holes there, and the helpers of {them} would do the wrong thing.',
      '{them}’s letters lie at {place}, and mean nothing without the card that lies beside them. It has holes, through which one reads. You were to alter that card with a knife, which would cost {them} days.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Cut the card’s holes one line lower',
      description:
        'Then {them} would read wrong orders and lose time, but a new hole has to look as old as the rest, and still let sense through.',
      success: [
        'You cut the holes one line lower, and the next letter of {them} read: “Send nothing until the olives are in.” So {them} was held up. You rubbed the edges with your thumb and some dirt, and nobody saw it.',
        'You changed the card, and an order by {them} for forty men became one for forty hams. Nobody came, and time was gained. The hams did come. I have seen the bill.',
        'You put the card back with two holes moved, and the friends of {them} were told by it to wait. Asked how you kept your hand from shaking, you told the court that you had not. A shake makes an old edge.',
      ],
      failure: [
        'You cut too fine, and the card of {them} fell into two pieces in your hands. You had to leave a fair copy of it. {them} was not delayed by a minute.',
        'You cut the card, and it was the old one, so that {them} was not deceived. The goat-boy told you that another is used now. He showed it to you from a distance, and would not come nearer.',
        'The knife slipped and went through the name of {them}, and you had spoiled the letter without changing the card. You smoothed it and put all of it back. It would be seen.',
      ],
    }),
    lapsed: [
      'You had not cut the card, and the hollow at {place} is empty. {them} has quarrelled with the carrier, and sends no more letters that way. Nothing is to be gained there.',
      'The letters of {them} at {place} were not tampered with in time. {them} had sent all that was to be sent, and had the answer.',
    ],
  },
  {
    key: 'assassins/lead-letter-of-credit',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'A clerk in {place} has to approve a payment for {them}, and he has doubts.',
    learned: [
      'A clerk in {place}, one Bonaccorso, must approve a payment for {them}, and is not sure that it is safe. You were to go there and make him doubt it more, so that {them} had the money late.',
      '{them} is waiting for money, and a clerk in {place} is afraid to pay it out. You were to speak to that clerk there and frighten him a little more. Without the money {them} would lose days.',
      'A sum for {them} lay in a drawer in {place}. The clerk there had asked three people whether it was safe to pay it. You were to be the fourth, and make him wait, which would hold {them} up.',
      'Nobody but a nervous clerk in {place} can sign for a payment that {them} needs. You were to go and see him there, so that he did not sign, and {them} was kept waiting.',
      '{them} can do nothing more without ready money, and it must be paid out in {place} by a clerk who cannot sleep for doubt. You were to feed his doubt, so that {them} did not get it soon.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Make the nervous clerk doubt {them} still more',
      description:
        'If he holds back the money {them} will lose days; you must speak no word against the payment, and make your voice do it.',
      success: [
        'The clerk locked the drawer, and would pay {them} nothing until he had answers from Genoa, from Bruges, and from a cousin. You had said only that you would hear no word against that signature. I felt for my purse.',
        'You asked the clerk whether he had been paid himself, and he held back the money of {them}. He would look into the rule about Fridays first, he said. There are four rules.',
        'The clerk would not pay {them}. You had praised {them} for six minutes, with a pause before each name, and he counted the pauses. The drawer was tied shut with cord when you left him.',
      ],
      failure: [
        'The clerk paid out the money for {them} at once, with a bow. You had come so far to speak of that person, he said, that there must be something in it.',
        'You overdid the voice, and the clerk took you for another sufferer and signed. He gave you his powder and felt your wrist. {them} had the money.',
        'The clerk asked you straight out if {them} was safe, you waited one breath too long, and he saw through it. He laughed, for the first time in a month. The payment was made.',
      ],
    }),
    lapsed: [
      'You had not gone to the doubting clerk in {place}, and he has paid {them}. He did it with his eyes shut, they say. There is nothing left in the drawer but a button.',
      'The clerk’s doubts in {place} were not fed in time, and he was moved to another desk. The new one pays whatever {them} signs.',
    ],
  },
  {
    key: 'assassins/lead-astrologer',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'An astrologer at {place} chooses {them}’s lucky days.',
    learned: [
      'An astrologer at {place} chooses the lucky days of {them} from a globe of stars. If the globe were turned a little, he would name later days, and {them} would lose time. You were to go there and turn it.',
      '{them} does nothing until an astrologer at {place} has named a day. He reads it off a star globe, and you were to go there and turn that globe when he looked away, and so hold {them} up.',
      '{them} has put off three journeys because the stars were against them, by the word of an astrologer at {place}. He is short of sight. You were to turn his globe, and {them} would be told to wait again.',
      'An astrologer at {place} picks the days on which {them} may act. You were to turn his globe of stars there, behind his back, so that he forbade {them} to do anything for a while. One board in his floor creaks.',
      '{them} waits for a slip of paper from {place}, with the lucky days upon it, as an astrologer there reads them off his globe. You were to move that globe, by one finger, and {them} would wait longer.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Turn the astrologer’s globe by one house',
      description:
        'He would then forbid {them} to act for a while, but he is in the room, at the window, and looks round whenever a board creaks.',
      success: [
        'You turned the globe by one house while the astrologer looked through his tube, and he forbade {them} to stir for a month. He groaned over it. You had six seconds.',
        'You moved the pin on the globe in three of his coughs, and the astrologer wrote that {them} must put everything off. You stood behind a curtain with a stuffed crocodile. It was to be for two months.',
        'You moved the globe, and {them} was warned not to leave the house by any door to the left. That house has no others, as I found. So {them} was held up.',
      ],
      failure: [
        'The globe rang when you turned it, as it had a bell in it, and the astrologer looked round. The days of {them} stayed as they were. You were given a reading of your own.',
        'You turned the globe by one house, and it had been wrong by one house before. So {them} was sent the right day, for the first time in years.',
        'A board creaked under your foot, and the astrologer came away from the window before you had touched his globe. You said that you had come about a birth. You had to sit out the whole of it.',
      ],
    }),
    lapsed: [
      'You had not turned the globe at {place}, and {them} no longer asks the astrologer. A woman tells the days from beans now. It takes her three minutes.',
      'The astrologer’s globe was not altered in time, and his slip has gone from {place} to {them}. There was one lucky day upon it, and {them} used it.',
    ],
  },
];
