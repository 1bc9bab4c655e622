import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const vikingClues: readonly ClueContent[] = [
  {
    key: 'vikings/lead-ran-once',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'A man at {place} once saw {them} run away from a fight.',
    learned: [
      'A man at {place} had once seen {them} run from a fight. He had been {them.his} bench-mate and had told no one for twenty years. You could go there and ask what {them} ran from, for it might frighten {them.him} again.',
      '{them} ran away once, from a fight that {them.he} does not mention. The one man who saw it lived at {place} and mended creels. You could ask him what had frightened {them}, and use it against {them.him}.',
      '{them} had fled from a battle, and a man at {place} had seen it. Nobody else knew why. You could go there and ask him, and then you could meet {them} with the thing that {them.he} fled from.',
      '{them} had once run from a fight, and the man who could swear to it lived at {place}. You could go there and hear why {them} ran. It would serve you on the day that you faced {them.him}.',
      'An old oarsman at {place} had stood next to {them} in a fight and saw {them.him} run. You could go there and ask him what did it. Whoever knew that could make {them} run again.',
    ],
    offer: does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Hear the witness out to the end',
      description:
        'He knows what made {them} run; he has told it to nobody for twenty years, and means to begin with his grandfather.',
      success: [
        'The witness told you what made {them} run: three men with a drum. You had sat through his grandfather and a suit about seaweed first. {them} has not stood near a drum since. You kept that for the day you met.',
        'You learned from the old man how {them} fled. The left side of the line fell back, and {them} looked left and was gone. You knew now that {them} guards that side badly and where you had to stand.',
        'The witness named the word that {them} ran from. Somebody had shouted that the ships were burning, and no ship was. He had told nobody, for he ran too. You could shout that word at {them} now.',
      ],
      failure: [
        'You fell asleep before the witness came to {them}. He had reached his grandfather’s second ship. When you lifted your head he was done and wiping his eyes. He did not tell things twice.',
        'You asked the witness to be quick, and he stopped there. He had been quick in that fight, he said, and was not proud of it. You learned nothing of {them}. He went back to his creel.',
        'The witness wanted to know first whose kin you were. You named them. His foster-brother had lost a suit to one of them over a boat. He shut the door, and what he knew of {them} stayed behind it.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and the witness moved to his daughter in Orkney. He tells there how {them} ran. Nobody in Orkney knows {them}, and nobody here heard it.',
      'You let the man at {place} wait too long. He had gone deaf and could not be asked about {them}. He nodded at all questions. That is no testimony.',
    ],
  },
  {
    key: 'vikings/lead-nurse',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The old nurse who brought up {them} lives at {place}.',
    learned: [
      'The nurse who had brought up {them} was alive and lived at {place}, over the byre. She knew what {them} is afraid of. You had only to go there and ask, and you could use it when you faced {them.him}.',
      '{them} had been nursed by a tenant’s widow, who lived at {place} now. {them} had not visited her for years. You could go there and hear from her what {them} is afraid of, and use it against {them.him}.',
      'An old woman at {place} had put {them} to bed for nine winters. She knew a weak place in {them.him}, if anybody did. You could go there and ask her, and strike at that place when you met {them}.',
      'The woman who had washed {them} as a child lived at {place} with her son’s family. She could name {them.his} weak place. You could go there and sit with her, and know how to get past {them.his} guard.',
      '{them} had a foster-mother at {place}, whom people had forgotten. She knew all {them.his} bad habits. You could go there and hear them from her, and catch {them} by one of them.',
    ],
    offer: does(['talk', 'perception', 'easy', 'none'], {
      action: 'Wind wool with the old nurse',
      description:
        'She may tell you a weak place of {them}’s over the work; you hold the skein for as long as she likes, and she dislikes flatterers.',
      success: [
        'The nurse gave you a sentence to say to {them}: “Alof asks whether it is done yet.” She did not say what. “You will see the ears go red,” she said. You held the wool to the end of the basket. With those words you could make {them} stop and listen.',
        'You learned from the nurse that {them} never looks behind a door. She had scolded {them.him} for it at five years old. You named three doors to her where that could be of use, and she valued the second highest.',
        'The nurse told you that {them} cannot strike anyone who is eating. She had slapped it into {them.him} herself, at table. She showed you with a crust how to hold it. Bread was a breastplate.',
      ],
      failure: [
        'You praised {them} to the nurse, and then you blamed {them}. She unwound the ball again to the beginning. She had been sent strangers with soft hands before, she said. She told you nothing.',
        'The nurse took you for {them}, grown thin. She washed your face and asked where the good knife was. You could not get in one question. She had an answer ready for all of them.',
        'You let the skein drop, and the hens were in it. The nurse said that {them} had never dropped one. That was all you heard about {them} in that house. You were set to picking out straw.',
      ],
    }),
    lapsed: [
      'You did not go to the nurse at {place}, and {them} had her fetched away, with her bed and her hens. She scolds {them} daily now. No one else can ask her anything.',
      'You put off the visit, and the old nurse was buried from {place}. Nine cheeses lay over the byre, uncut. {them} had sent each of them, and {them} did not come for the tenth.',
    ],
  },
  {
    key: 'vikings/lead-carved-beam',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: '{them} once cut an oath into a beam at {place}, and thinks it was burned.',
    learned: [
      '{them} once swore an oath and cut it into a roof-beam. {them} believed that the beam was burned. It held up a smoke-house at {place}. You could go there, read it, and hold {them.him} to it.',
      'Hams hung at {place} from a beam with an oath of {them}’s cut in it in runes. The owner could not read them. You could go there and read what {them} had sworn, and demand before witnesses that it be kept.',
      'The hall where {them} swore an oath in {them.his} youth was pulled down, and its beam sold to {place}, with the oath still cut in it. You could go there and read it, and then hold {them} to the words.',
      'A smoke-house at {place} had an old beam in it, with an oath of {them}’s cut in the wood. {them} believed that it was burned. You could go there and read it, and make {them} answer to it.',
      '{them} had sworn an oath in {them.his} youth and cut it into a beam. It hung in a smoke-house at {place}, under the soot. If you went there and read it, you could call {them} an oath-breaker with proof.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Read the beam in the smoke-house',
      description:
        'You could hold {them} to the oath that is cut there; it is black with soot, high up, and half behind hams.',
      success: [
        'You read {them}’s oath on the beam. {them} had sworn never to turn from anyone who said the name of the first ship. There stood the name, with seven witnesses. Four were living. You had it word for word when you came down.',
        'The runes ran round the beam, and you read them to the end. “I will answer whoever asks me three times before free people,” {them} had cut. By law a beam does not grow old. You came down black, with something to ask.',
        'You found the oath behind the ninth ham. {them} had sworn to lay down arms before the child of one Thorgunn. The owner’s wife was called Thorgunn. She lent you her name for it, before witnesses. Smoke had kept it.',
      ],
      failure: [
        'You read a fine oath on that beam, and it was the carpenter’s, about a bill. {them}’s oath was on the side against the wall. The owner would not have his roof off. You asked twice.',
        'A ham came down on you, and the next after it, along the row. They pulled you out from under eleven. It was settled that you were no thief. You were not let up to the beam again.',
        'The runes of {them}’s oath had been shaved by a neat man for shingles. You made out “I swear” and “never”. Between the two there was fresh wood. No suit stands on that.',
      ],
    }),
    lapsed: [
      'You did not read the beam at {place}, and it was cut up for pegs. There is a word of {them}’s oath in each gate there. Nobody can call them as one witness.',
      'You left the smoke-house at {place} alone too long. A stranger bought it, beam and all, and burned it. He had {them}’s way of walking, and he paid at once.',
    ],
  },
  {
    key: 'vikings/lead-rope',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'All the rope that {them} has ordered lies in one heap at {place}.',
    learned: [
      '{them} could do nothing more without rope, and all of {them.his} rope lay at {place} in one heap. A boy minded it. If you went there and rolled it into the water, {them} would lose weeks.',
      '{them} had bought up all the rope in the district. It lay at {place} under a sail, with a boy for a guard. If you went there and spoiled it, {them}’s plans would stand still.',
      '{them} had ordered rope from three rope-walks, and it was ready at {place}. If you rolled it into the harbour there before it was sent for, {them} would be delayed.',
      'A heap of rope lay at {place}. It was {them}’s, and was to be fetched within the week. If you put it into the harbour first, {them} would be delayed.',
      'All of {them}’s rope was in one heap at {place}, where the quay slopes, and only a boy watched it. If you went there and rolled it into the sea, {them} would be held up.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Roll the rope into the harbour',
      description:
        'Without the rope {them} must wait for weeks; it weighs what eight men weigh, and the boy who minds it can whistle.',
      success: [
        'You rolled the rope into the harbour, and it sank. The boy forgot to whistle. Wet walrus-hide must be stretched and greased from end to end again. {them} would be weeks behind. Hide went under tide.',
        'You took one end of {them}’s rope and walked it through the town, under carts and round the church. To get it off again they had to cut it in eleven. {them} must have it spliced. That takes as long as making it.',
        'You got your back to the heap and your feet to the wall, and the rope went over the edge. Eight men’s weight made a wave in the harbour. The boy was wet to the belt and was not blamed. {them} had to order again.',
      ],
      failure: [
        'The rope stayed where it was, and you hung from it. You had put a foot in the bight. The boy whistled. He let you down when enough people had come to see.',
        'You could not roll the heap past the anchor. Somebody had laid the anchor there for that purpose. Coil after coil came off on top of you. The rope was aired by it, they said, and {them} lost no day.',
        'You pushed at the wrong heap. It was herring-net and belonged to six brothers. They held you until each had said what he thought. {them}’s rope went up the street meanwhile on two sledges.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and {them} fetched the rope away on two sledges. The boy was sent a belt. Nothing stood in {them.his} way after that for want of a rope.',
      'You left {them}’s rope at {place} too long. {them} had it now and found it short by one fathom. The boy owned a very large kite.',
    ],
  },
  {
    key: 'vikings/lead-rune-stick',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s messenger rests at {place}, and he cannot read what he carries.',
    learned: [
      '{them}’s messenger was resting at {place} with a blister, and carried orders cut on a stick. He could not read them. If you changed the stick while he slept, {them}’s orders would go wrong.',
      '{them}’s messenger had stopped at {place} to sleep. He carried orders cut on a stick and could not read them. If you went there and cut one notch more, the orders would go wrong and cost {them} weeks.',
      '{them}’s messenger had got as far as {place} and was resting there. He could not read the orders that he carried, which were cut on a stick. You could put another stick in his belt, and so delay {them}.',
      '{them}’s orders were cut on a stick, and the messenger lay up with it at {place}. He could not read. If you went there and changed the stick for another, {them}’s people would do the wrong thing and lose time.',
      '{them}’s messenger lay at {place} with a raw heel. {them}’s orders were cut on the stick in his belt. You could go there and cut it anew while he slept, and then {them} must wait.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Change the stick in the messenger’s belt',
      description:
        'False orders would cost {them} time; the messenger sleeps on that side, and you have one breath between two snores.',
      success: [
        'You changed the stick between two of his snores. The new one told {them}’s friends to do nothing until they were told again. They obey orders. It was to be a good while before {them} heard how well.',
        'You cut two strokes in {them}’s stick and put it back in the belt. It had said “at once”. Now it said “at the old men’s meeting”. No one in that district knows when those will meet. {them} would wait.',
        'The messenger slept, and you took {them}’s stick and left one from his own pile. It was well whittled and said nothing at all. He delivered it. They turned it over for a week. Mute was the message.',
      ],
      failure: [
        'The messenger rolled over onto your arm with your fingers on the stick. You lay there until he had slept enough. He wished you good health and asked if you had come far. {them}’s orders went on.',
        'You put a better stick in place of {them}’s, and he saw it at once, being a whittler. He valued yours at twice the other. Then he changed them back and lay down again.',
        'His dog slept on the same side, under the cloak. Nobody had mentioned a dog. The messenger woke and thanked you for finding it. {them}’s stick had not left his belt.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and the messenger went on with his blister. {them}’s stick came where it was sent. A priest read it out, and they did what it said.',
      'You left it too long. There was only a heap of shavings at {place}. {them}’s orders had been read and answered, by stick.',
    ],
  },
  {
    key: 'vikings/lead-unpaid-men',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'The men whom {them} hired at {place} have not been paid yet.',
    learned: [
      '{them} had hired eleven men at {place} and had not paid them. If you went there and asked them what they were owed, they might see that no silver would come, and go home. {them} would be held up.',
      'Eleven men had gone to serve {them} for wages, and none were paid. They sat at {place} and waited. If you went there and spoke to them about it, {them} could lose all eleven.',
      '{them}’s eleven hired men at {place} had not been paid, and made songs about it. If you went there and talked them into going home, {them} would be held up.',
      'Eleven hired men sat at {place} with axes and without wages. Without them {them} could not begin. You could go there and ask them what {them} owed, and they might leave.',
      '{them} had owed wages to eleven men at {place} since the last half-year, and their kin wanted them home. If you went there and talked them into leaving, {them} must wait.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'slight'], {
      action: 'Ask the hired men what they are owed',
      hurt: 'blow',
      description:
        'They may see that {them} will not pay, and go home; they are armed, and their captain dislikes such questions.',
      success: [
        'You asked the youngest of the hired men what he was owed. He counted on his fingers and then on his neighbour’s. They all went home that day, with the kettle for a pledge. {them} had to find eleven others.',
        'You told the hired men that you had heard how well {them} pays. One of them laughed. They voted to sit where they were until the silver lay on the table. The captain was outvoted. {them} was held up by it.',
        'You called two of the men as witnesses to what the rest had been offered. Each named a different sum. By law the highest stood. {them} could not pay it and could not march. Words were the wage.',
      ],
      failure: [
        'You asked the captain by mistake, and he answered you in the yard with the flat of an oar. Then he told the hired men that {them}’s silver was on its way. He said that you had come to steal it.',
        'The hired men told you about all of it, beginning with the porridge. Then they chose you to speak for them to {them}, and barred the door until you did. You got out through the goose-house. None of them went home.',
        'You added up what {them} owed, and you made it too little. The men had thought that it was more. They took it as settled, and one thanked you. {them} kept all eleven.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and {them} paid the hired men. They were seen there biting the silver, piece by piece. Nobody could talk them home after that.',
      'You let it wait, and the eleven left {place} in {them}’s service. One of the wives had come to hold the purse. She had asked for you first.',
    ],
  },
];
