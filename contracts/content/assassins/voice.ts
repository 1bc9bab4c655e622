import { type Voice } from '../voice.js';
import { assassinManner } from './manner.js';

export const assassinVoice: Voice = {
  beginnings: [
    'The glove came with the oranges. Within the thumb of it somebody had pinned a name, and {name}, {profession}, read it standing, and then sat down. You had been godparent to that name’s eldest child. The fee was enclosed; it was enough to be insulting.',
    'It is recorded in no book that {name}, {profession}, left the city by the water-gate on the eve of Saint John. You had seen to that. Two of the books had been difficult, and the third was still warm when you shut the stove.',
    'They were both of them dead, the man who gave you the order and the man whom it concerned. Each had the air of having been told. There remained {name}, {profession}, with a key, and no notion of what it opened; and, as you soon found, everyone else.',
    'You were {name}, {profession}, which was the second of your lives, and you had grown fond of it. A woman at the market let fall, along with the change, a word from the first. By noon your shutters were closed. They would be thought to be so against the heat.',
  ],
  travel: {
    plains: [
      'You went by the poplar road, in dust, among ox-carts piled with somebody else’s silk. At each of the bridges there was a man paid to be asleep.',
      'Vines were strung from elm to elm like a long remark. You walked beneath, at the pace of a person who has come to see about a drain.',
      'The plain lay flat beneath its haze with a bell-tower every mile, all disagreeing about the hour. You arrived, therefore, when you liked.',
      'You crossed the Duke’s land, and the Bishop’s, and the Bank’s. Only the Bank’s had gates on it.',
    ],
    hills: [
      'The road went up between walls, with olives looking over on both sides. At the top there was a town, as there always is, holding its skirts together.',
      'You climbed by the cypresses, each with its strip of shade, and went from strip to strip. A dog barked at a villa. It was then heard to stop.',
      'On the hill they were treading the grapes, and they called out to you, purple to the thigh. You called something back, in the wrong accent, deliberately.',
    ],
    coast: [
      'You followed the shore by night, with the lighthouse going over you like a bored eye. Between two of its looks you were a rock.',
      'Pines, sand, a watch-tower with its washing out. A galley crawled across the noon on all its feet.',
      'You walked along the lagoon-side on planks. The city hung over there upside down, and for once without its smell.',
    ],
    forest: [
      'There were chestnut woods, and charcoal, and pigs with someone’s crest on the ear. You went through in the hour when everyone’s cloak is brown.',
      'In the trees you felt, as always, overlooked. You left the path, for a path that you had noticed did not wish to be one.',
      'It was oak, and mist in the oak. You walked quietly from habit, and startled a hermit, who had been counting on being found by quite another person.',
    ],
    mountains: [
      'You went over by the smugglers’ stair, between two customs posts that had not spoken since the Guelphs. A marmot asked you, at the top, for nothing.',
      'The marble-cutters had taken away one side of the mountain. The other was still there, being thought about; you went up it before light.',
      'It was cold enough to keep secrets. You crossed the snow with a plank dragging behind you, to rub it out.',
    ],
    desert: [
      'The clay hills there are grey and folded like a brain, and nothing lives upon them but opinions. You kept to the creases.',
      'It had been a lake, till a Pope drained it, and what he got for his money was this. You walked across, cracking his pavement.',
    ],
    swamp: [
      'You took a flat boat over the marsh, lying down. Herons stood about like creditors.',
      'Everyone who can leaves there by June. You were through before it could make up its mind what to give you.',
    ],
  },
  cities: [
    'You entered {city} with a funeral, weeping, and fell out of it at the third corner, with your own face on.',
    '{city} shone, and stank. On the gate, the arms of the last prince had been plastered over with those of this one; the nose of the other had begun to come through.',
    'In {city} it was market day. You let yourself be jostled by everybody, and by the time that you had reached the well you knew who was armed.',
    '{city} received you as a good hostess does, without seeming to have counted. You were followed from the gate by a man with a melon.',
    'At {city} they were taking names at the gate. You gave them one of theirs.',
  ],
  streets: [
    'Two notaries walked up and down beneath the arcade, agreeing. It would be the ruin of some family by vespers.',
    'A puppet prince was being stabbed by a puppet cardinal, and the children all shouted to tell him; the real guard, leaning on their halberds, looked elsewhere.',
    'They had uncovered a new statue. It was naked, and of a size to give offence to every party; opinions had been pinned up all around the base of it, in verse.',
    'Washing hung right across from one house to its enemy, four storeys up. You noted the line, and that it was a good one.',
    'A tailor was fitting a dead man’s coat upon his heir. Both of them kept patting the pockets.',
    'On the steps of the mint two friars were changing money, each with a hand over his own heart.',
    'A magistrate’s wife dropped a fan, and three gentlemen did not pick it up. You would have given a ducat to know what it had meant the day before.',
    'They were hanging lanterns for a saint who had been a Venetian, and were taking down those for one who had not.',
    'A boy was selling the news, and had two versions, for the two ends of the bridge.',
    'Somebody had let down a basket for bread, and it went up with a letter under the loaf. Nobody in the street had noticed, all of them together.',
  ],
  scenes: [
    'It was so calm that you looked to see who had arranged it.',
    'You sat with your back against something, as one brought up to the trade does even in Paradise, and peeled an orange in a single piece.',
    'A lizard did its business upon a warm stone, in and out, like a banker. You wished him joy.',
    'There was nobody behind you. You confirmed that, by three methods, and it was a little flat.',
    'The swifts were up, screaming, and beneath all that noise was the evening, quite still, like a room that one has been told to wait in.',
    'You practised for a time a limp you had been thinking of. It went well on the flat.',
    'Somewhere they were ringing for the dead: nine for a man. You caught yourself wondering whose work it was.',
    'You put your hands in the water, and held them there until they were nobody’s hands.',
    'A snail had got half way up a stem. You admired the technique; he never once looked down.',
    'You thought about the seventh poison. There was not one; but there ought to be, and it was like a tune.',
    'A cicada stopped. It was to be supposed that it had seen somebody. It began again, and so had only been thinking.',
    'You counted what you could be recognised by, and came to four, and changed one.',
    'The shadows had reached the length at which one gets paid.',
    'There was a seal of red wax on the ground, broken. You put the halves together with your toe, and it was nobody’s.',
    'Somewhere a lute was being tuned, for a long time, by a person who was waiting for someone to go out.',
    'The page in which a grocer had wrapped his cheese turned out to be from a sermon against you, or against somebody like you.',
    'In a niche there was a saint, with a lamp, and the lamp had oil in it. It is by such things that one knows where there is a widow.',
    'Behind a grating someone laughed at something that had been said very quietly. You would have liked to know which of the two was paid.',
    'It came to you that you had not told a lie since the last town. You said something about the weather, to keep your hand in.',
    'A door stood open on an empty room with two chairs in it. They had been set so that neither should have its back to the door.',
    'Some children were playing at Doge and poisoner. The Doge was winning, and you thought of showing the other one something.',
  ],
  rest: {
    success: [
      'You slept in a bell-loft, with a thread from your thumb to the trap. The pigeons talked all night, and none of it was about you.',
      'You slept in a confessional, on the side where the priest sits, and gave in your sleep, as it would seem, a light penance.',
      'A bath, a shave, and a locked room: you had not known how much of your face was only watching. By the morning you had some of it back.',
      'You lay under an upturned boat and heard the water say, over and over again, one thing that was not a name.',
    ],
    failure: [
      'The thread on your thumb went taut. You lay and looked at it, going softly up and down, like something breathing.',
      'They had hung a picture in the room. You got up, in the end, in order to see if its eyes were cut.',
      'You slept as one does who has been given too good a bed, and woke up because the key was turning, very slowly, from without.',
    ],
  },
  wounds: [
    'You were touched, as they say in the schools; a hand’s breadth to the left and they would have had to say something longer.',
    'It was a narrow blade. Those scarcely bleed, outside.',
    'You bound it up with your cuff, which had been clean, and Flemish.',
    'There was a coldness at the edges of it, and you thought of the six poisons, one after another, as of old teachers.',
    'It would spoil the doublet. You had been told the tailor was dead, so that was serious.',
  ],
  endings: {
    death: [
      'You had always been curious about it from this side. It was very like being recognised. Someone in the doorway was drawing on a pair of grey gloves, the right one and then the left, and took a chair.',
      'They would find nothing on you but a key. You had time to swallow that, and did; it was your one joke, and you wished that you could have been there when they came to it.',
      'There was a window, and a roof, and then beyond that roof another. You had never seen the upper city by that light. It went on, tile beyond tile, and there was no watch.',
    ],
    triumph: [
      'The child whose name it was is a painter now. He has asked you why it is that every year, upon the eve of Saint John, there come to the house oranges, and a grey glove, empty. You have told him that it is some old custom; and he has put it in the corner of a Visitation.',
    ],
    loss: [
      'They did it without you, and worse. You read of it in a public sheet, at a table in another country, and folded that small; and the hand you paid with was quite steady, and it has never since done anything but garden.',
    ],
    abandonment: [
      'The account breaks off in cipher. It has been solved, by a German, and reads: I am so tired of stairs.',
    ],
  },
  manner: assassinManner,
  closing: 'Game Over: the name of {name} has been found, and struck through in red.',
};
