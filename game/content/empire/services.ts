import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const empireServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Look over the stalls of {place}',
      description: 'All of it is the best in the province, and only the one at the bottom is worth your silver.',
      success:
        'You got what you wanted at the stalls, by passing over what was held out and asking for what was being sat on. The stallholder got up, with respect. It was weighed, disparaged by both of you, and struck off on his abacus with a sound like gravel.',
      failure:
        'You bought nothing, as the aedile came by to test the scales. The whole row packed up as one man and went to be ill. You were left in an empty market with a sample in your palm, and ate it.',
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Bid at the bailiff’s auction in {place}',
      description: 'Somebody’s whole house is on the pavement, and he is standing by to see who buys it.',
      success:
        'You got it at the auction, by bidding with one finger, late, before the dealers had done coughing at each other. The former owner, who had taken it well until then, told you how it likes to be kept.',
      failure:
        'You missed it at the auction, because you scratched your ear, and were within a breath of owning a mosaic. By the time that had been explained to the crier the thing you had come for was going off down the street on another person’s shoulder.',
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Sell from a blanket under the arches',
      description: 'A square of pavement, a loud voice, and a fee for both if you are seen.',
      success:
        'You sold from your blanket, by looking as though you would as soon keep the goods. A woman with a basket beat you down and felt better; you had begun high for the purpose, and felt better too.',
      failure:
        'You sold nothing from your blanket, though you cried it till your voice went. They came and turned it over, and told each other what they had paid for one last year. Somebody’s child was sick near it. Then you rolled up the blanket.',
    }),
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Take your goods to a dealer in {place}',
      description: 'He has a shop, a lens of rock crystal, and an expression that lowers the price of things.',
      success:
        'You sold to the dealer: you let him find the fault, agreed with him as to the fault, and named a sum that had it in already. He looked up from the crystal. It was seldom, he said, counting it out, that he met with a reader.',
      failure:
        'The dealer would not buy, and held your goods to the light and to his ear. He told you who had made it, when, and why it was not genuine; he was so sorry, and so thorough, that you apologised to him for having brought it.',
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Have an army surgeon look at you',
      description: 'He was thirty years with the legion; he is quick, and he does not ask if it hurts.',
      success: [
        'The army surgeon treated you, on a table that had seen other people. There was vinegar and there was thread, and a story about a mule that he finished with the last stitch. You were slapped on the part that was whole, and told to get up.',
        'You were treated by the army surgeon in the order of his list: cut, wash, sew, next. The time was taken by the man behind you. You walked out unaided, on the second attempt.',
        'The army surgeon put the matter right with vinegar and a flat iron, and it mended. You were asked for your cohort, for the book. “None” was entered, under cohorts.',
        'Your hurts were dressed by the surgeon, who named each muscle to a pupil as he went, and they healed well. The pupil passed out. The surgeon dressed him also, for practice.',
      ],
      failure: [
        'The army surgeon did not treat you, for he had begun his rounds with the wine, it being a feast. You got as far as the table. He drew on your skin with charcoal where he would have cut; and there you thanked him, and held on to your tunic, and went.',
        'The army surgeon did nothing for you, since by rule he treats soldiers first, and a cohort had come in with sunburn. You were offered a place in the queue. It reached the gate.',
        'You were not treated, as the surgeon’s instruments had been borrowed by the cook. They were asked for in writing. The cook replied that he was half-way through the goose.',
        'The surgeon looked at your wound and found that it was not in his instructions, and it was left as it was. It was drawn, however, for the archive, from two sides.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Sleep in the healing god’s porch',
      description: 'A mat among the sick of {place}, a dream if you are lucky, and a snake if you are luckier.',
      success: [
        'You slept well in the god’s porch, on fleece, and were told to dream of nothing in particular. Something dry and cool went over your ankles about its own affairs. You woke very late, having been let sleep, and things had closed and gone down and could be stood upon.',
        'You slept in the healing god’s porch until noon and were found to be better. Dreams: none. The priest entered one for you, of a tall man with a dog, so that the column should be full.',
        'The god’s porch did you good: you lay there two nights, were washed by an attendant, and were licked by the snake. It is a small snake. It was entered as the physician.',
        'You were healed in the porch, and it was attributed by the priest to the god, and by the cook to the barley. Both statements are on the file. You thanked each.',
      ],
      failure: [
        'You could not sleep in the god’s porch, where on one side they groaned and on the other they told their dreams. You had none of your own. The snake came to you, considered, and went on to a rich man with a cough.',
        'You were not healed in the god’s porch, because the mats had been let to a wedding party from the hills. You were given the step. A step is not holy, as was explained to you.',
        'You slept in the porch and were no better, since the snake lay down upon the man beside you. He had nothing the matter with him. He was there to mind his uncle’s shoes.',
        'The night in the god’s porch did nothing for you, as the priest woke you on the hour to ask what you had dreamt. By the fourth hour it was of the priest.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask among the discharged men',
      description: 'They sit along the barrack wall with their bronze diplomas, and have been promised things before.',
      success: [
        'You found a man among the discharged, by promising nothing and saying where you were going, what there was to eat and who walked in front. There was a silence along the wall; then a pair of boots was drawn out from beneath the bench, and looked over, and put on.',
        'One of the discharged men came with you, on condition that nobody should blow a trumpet. It was put in writing. He had his pack on before the wax was hard.',
        'You got a companion from the wall of the discharged, by asking who was tired of sitting on it. All were; one stood up. His diploma was found to be genuine, which is rarer.',
        'A discharged man went with you, who had turned down four offers that morning. Asked for reasons, he stated that you had asked after his feet.',
      ],
      failure: [
        'None of the discharged men would come with you; they heard you out, passing the jug. It was a fair offer. But the one you had been speaking to was deaf in that ear, the next had a daughter to marry, and by the end of the bench it was dinner.',
        'You hired none of the discharged men, as a land commissioner had promised them farms that day, and they wished to wait for him. He had promised it also in the spring.',
        'None of the discharged men followed you, since you had addressed them as “men”. They pointed out that they were a baker, two ropemakers and a poet. The poet was asked. He was busy.',
        'No one was hired at the barrack wall, because they drew lots for who should go with you, and the lot fell on a dog. The dog declined.',
      ],
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Read the labour-gate of {place}',
      description: 'Every pair of hands without a master is there, each of them trying to look like two.',
      success: [
        'You found somebody at the labour-gate, by passing those who called to you and stopping at the one who was quietly mending another’s strap. You asked the price; you asked, next, what for. It was all settled on the way out under the arch, and neither of you had raised your voice.',
        'You chose well at the labour-gate of {place}, namely a person who, when asked what could be done, said “Not much, but all day.” It was found to be exact.',
        'A companion was hired at the labour-gate, out of forty, by a simple test: you dropped a coin, and somebody called after you. The others had put a foot on it.',
        'You took on one from the labour-gate who stood last in the row, so as to have the wall to sharpen a knife on. Terms were agreed. The knife is included.',
      ],
      failure: [
        'You hired nobody at the labour-gate, since the steadiest of them, from the shoulders, was a statue-base, with a cloak hung over it. The gate of {place} had not laughed like that since the old governor fell off his horse.',
        'You hired nobody at the labour-gate of {place}, as a contractor for the aqueduct had taken all of them by the dozen. What was left was a boy. He was waiting for his mother.',
        'The one whom you chose at the labour-gate turned out to have a master, who came round the corner and asked what you thought that you were doing. You could not say. Nobody was hired.',
        'You read the labour-gate wrongly, and picked out a tax inspector in plain clothes. He would not come with you. He asked, however, where you were going, and what you earned there.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Stand at the fountain and listen',
      description: 'The jars of {place} take a long time to fill, and strangers there are asked their business.',
      success: [
        'You held jars for people at the fountain, and learned what you wanted. By the fifth you had been told who was in debt, and by the eighth to whom; and an old slave spoke of your own matter as if she were reading it off the water.',
        'You carried a jar home from the fountain for somebody, up four flights, and were told what you had come for. On the first landing it was about the magistrate, on the third about his brother, and at the top about the thing that you had come to {place} to hear.',
        'You learned it at the fountain, standing in the row between a cook and a fuller. They spoke across you, then about you, then to you; it took a jar and a half, and at the end of it you had a name and a street in {place}.',
        'You learned what you needed at the fountain of {place}, since two cooks quarrelled across you and each called you as a witness. Both were right. Both cases have been noted.',
      ],
      failure: [
        'You learned nothing at the fountain, as you asked your question too early, before anybody’s jar was full. The talk stopped, all round the basin. After that you learned that it looked like being a dry year, and that there was a long way round to everywhere.',
        'You heard nothing of use at the fountain, as the pipe was being mended and people went to the other one. Present: a plumber, an apprentice, and a quantity of advice.',
        'The people at the fountain told you nothing, because you had no jar. It was asked, along the whole row, what somebody does at a fountain without one. No answer was found.',
        'You stood at the fountain till evening and learned only your own business, which had come round to you by way of eleven persons. It had grown. You were said to be a divorced admiral.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Put a question at the record-house',
      description: 'They answer only what is asked, and in the order in which it was asked.',
      success: [
        'You were given the record, since you asked for the year, the consuls and the deed, in that order, and folded your hands. The clerk was touched. He brought it, and beside it, unasked, another that lay next to it on the shelf, and went to see to the lamps while you read them both.',
        'You were given your answer at the record-house, because you had written the question out beforehand, with a margin. There was a second one, the clerk observed, that a person who ruled such a line might have been going to ask. He fetched you the answers to both, tied together, and found something to do at the window.',
        'You got the right roll in the end, by asking for the wrong ones, in good form, and thanking the clerk each time. By the fourth he was fond of you. He put a finger on the one that you had come for, and said that he was going to his dinner, and how long he took over it.',
        'You had your answer from the record-house within the hour, as the old keeper remembered the deed, and the weather on the day. He stated it first, and then looked it up, and was glad.',
      ],
      failure: [
        'Your question was refused at the record-house, as being out of form. You put it in form; it was refused because of the hour. You then said something about clerks, in general, and it was taken down, in full, and is on the shelf.',
        'Your question was taken in at the record-house and answered, but it was the question of the man before you. You now know the width of a drain. Your own was given to him.',
        'The record-house gave you no answer, since the roll in question was out. It had been lent in the time of a former governor. A slip stood in its place, with his regards.',
        'You were told at the record-house that the matter could be found only by one who knew its number, and that the numbers were in the roll. The keeper saw the difficulty. He has seen it for thirty years.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'perception', 'medium', 'none'], {
      action: 'Throw dice at the Sign of the Cock',
      description: 'It is against the law on every day but one, and there is a boy at the door who cannot count days.',
      success:
        'You won at dice, because you watched whose thumb was on the cup, and would only bet on the throws of the others. Venus came up for a muleteer; you had her by the hem. When the boy cried “Aedile!” you were the only one there with nothing left on the table.',
      failure:
        'You lost at dice: you threw four dogs, the lowest there is. You threw them again, which is held to be impossible, and people came in from the kitchen to see. They were very decent about it, and bought you a cup of something with your own money.',
    }),
    does(['craft', 'intellect', 'easy', 'slight'], {
      action: 'Back a driver at the circus of {place}',
      description: 'Twelve chariots, four colours, and your neighbour on the bench will hit you if you are not Green.',
      success:
        'Your horse won at the circus; you had paid no heed to the drivers. The inside horse of the Whites had his ears pricked at the turn, as one that likes to hug the wall, and for seven laps he hugged it. You cheered for Green, aloud, out of regard for your neighbour.',
      failure:
        'You lost on the race, as your driver led for six laps out of the seven. Your neighbour, weeping, fell upon your neck, and then recollected your colour.',
      hurt: 'blow',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Burn incense to the Lares of the street',
      description: 'A pinch, a cake, and the whole of the crossroads watching whether you mean it.',
      success:
        'You burned the incense, covered your head, and told the gods of the street, low, what you had in hand. They are small gods, and hear chiefly about drains; you thought they seemed pleased to be asked something large. The smoke went straight up. A woman moved over on the step for you.',
      failure:
        'Your offering came to nothing: you were coming to the point, when somebody’s goat ate the cake. There was some discussion by the neighbours as to what that signified. It signified a goat, you held; but the moment had gone by.',
    }),
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Keep the long vow-day at the Capitol',
      description: 'Standing, fasting, with an empty hand, from the opening of the doors of {place} to their shutting.',
      success:
        'You kept the vow-day to the end, while the others came and went. Toward the end you were no longer asking for anything. Then the great doors swung to, with a breath of cold bronze; and walking down those steps, light in the head, you found that you had in some fashion been replied to.',
      failure:
        'You broke the vow-day, because your stomach spoke. It spoke in the silence after the prayer for the emperor; the flute-player, whose task it is to drown such things, had stopped for breath. The whole rite had to be begun again, and they would rather that you were not at it.',
    }),
  ],
  work: [
    does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Write letters for those who cannot',
      description: 'A stool, a reed pen, and the hearts of {place} at so much the line.',
      success:
        'You wrote letters the whole day and did it well: to a son in the fleet, to a debtor, to a man in Gades who had said that he would be back. You left out what they were sorry for as soon as it was said. By the end they were telling you what to put, and you were putting what they meant.',
      failure:
        'You wrote letters and earned only trouble, as two of them were put into the wrong covers. The debtor had word that he was dearly missed; and what the aunt was threatened with, you were told by the nephew, who was holding the stool.',
    }),
    does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Unload amphorae at the warehouses',
      description: 'They are as heavy as a man and have two ears, and the overseer charges for each that breaks.',
      success:
        'You unloaded amphorae, and by the tenth had learned to tip it and walk it and let the hip do the thinking. You sang what the gang sang, about the overseer’s wife. The tally-man cut your notch deeper than he need have.',
      failure:
        'You dropped an amphora at the warehouse, when the plank gave. It was fish sauce of the second pressing. You were begged to go home, on foot, and to go by the river.',
    }),
  ],
};
