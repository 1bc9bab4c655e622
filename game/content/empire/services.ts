import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const empireServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Look over the stalls of {place}',
      needs: BY_DAY,
      description: 'All of it is the best in the province, and only the one at the bottom is worth your silver.',
      success: [
        'You got what you wanted at the stalls, by passing over what was held out and asking for what was being sat on. The stallholder got up, with respect. It was weighed, disparaged by both of you, and struck off on his abacus with a sound like gravel.',
        'You found what you wanted at the stalls by following a cook with a list, who is not cheated. She looked at you once, at the third stall, and moved over. It was pinched, smelled and paid for in her manner, and the stallholder took you for her nephew.',
        'You bought well at the stalls of {place}, because the stallholder’s mother was minding the shop and had never approved of his prices. Each was read out to you, and then the right one. He came back as you were leaving. Nothing was said in front of a customer.',
      ],
      failure: [
        'You bought nothing, as the aedile came by to test the scales. The whole row packed up as one man and went to be ill. You were left in an empty market with a sample in your palm, and ate it.',
        'You bought nothing at the stalls, as the thing that you came for had been put on a high hook for show. It was brought down with a pole. The rest of the stall was brought down as well, and you spent the market in picking up lentils.',
        'You got nothing at the stalls of {place}, since two dealers each swore that the other’s was stolen, and both were believed. The goods were sealed until it should be heard. You were entered as a witness, and let go when it was found that you could not say which was which.',
      ],
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Bid at the bailiff’s auction in {place}',
      needs: BY_DAY,
      description: 'Somebody’s whole house is on the pavement, and he is standing by to see who buys it.',
      success: [
        'You got it at the auction, by bidding with one finger, late, before the dealers had done coughing at each other. The former owner, who had taken it well until then, told you how it likes to be kept.',
        'You had it at the auction, as the crier dropped his hammer on his foot and the bidding was closed by that. Yours was the last. The dealers protested, and it was looked up: a fall of the hammer is a fall of the hammer.',
        'You got the lot at the auction, because it was put up with a box of old accounts, and no dealer would bid for those. You carried off both. The box was given back to the family by way of the kitchen window. It was found to have been what they were asking after.',
      ],
      failure: [
        'You missed it at the auction, because you scratched your ear, and were within a breath of owning a mosaic. By the time that had been explained to the crier the thing you had come for was going off down the street on another person’s shoulder.',
        'You were outbid at the auction by the former owner, who had been lent the money by the bailiff in order to have one bidder more. He was asked, afterwards, how he meant to pay. It had been hoped by both of them that it would be you.',
        'You bid at the auction and bought nothing, since your lot was struck off the list as you opened your mouth. It was a bed, and the grandmother was still in it. She had not been seized. She inquired from the pillow who was next.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Sell from a blanket under the arches',
      needs: BY_DAY,
      description: 'A square of pavement, a loud voice, and a fee for both if you are seen.',
      success: [
        'You sold from your blanket, by looking as though you would as soon keep the goods. A woman with a basket beat you down and felt better; you had begun high for the purpose, and felt better too.',
        'You sold from the blanket to a baker, a porter and a priest, none of whom had meant to stop. You had sat down with your back to the street. There is something, the porter stated, about a person who is not calling out. He had the money ready.',
        'You sold what lay on your blanket, and it was the inspector who bought it, as he had come about the fee. He turned it over for the stamp. He had wanted one for years, he then said, in another voice, and the fee was put down as paid.',
      ],
      failure: [
        'You sold nothing from your blanket, though you cried it till your voice went. They came and turned it over, and told each other what they had paid for one last year. Somebody’s child was sick near it. Then you rolled up the blanket.',
        'You sold nothing from your blanket, because a conjurer had spread his next to it. He took an egg out of your best piece. After that people would look at it only to see whether there was another.',
        'You had no buyers for your blanket, as a dog went to sleep in the middle of it. She was large, and known, it appeared, to the whole street. They stepped round her, and so round you, and lowered their voices.',
      ],
    }),
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Take your goods to a dealer in {place}',
      needs: BY_DAY,
      description: 'He has a shop, a lens of rock crystal, and an expression that lowers the price of things.',
      success: [
        'You sold to the dealer: you let him find the fault, agreed with him as to the fault, and named a sum that had it in already. He looked up from the crystal. It was seldom, he said, counting it out, that he met with a reader.',
        'You sold to the dealer while he was quarrelling with his wife about a lamp. She had wanted it kept. He would show her how one buys, he stated, and did, at the first figure that you named. She caught your eye and took up her sewing.',
        'You sold your goods to the dealer by reading him the bill of the man who had cheated him with the last one. It was pinned up by the door, as a warning. You asked less, and you stated where it came from. He took the bill down, and wrote out yours on the back.',
      ],
      failure: [
        'The dealer would not buy, and held your goods to the light and to his ear. He told you who had made it, when, and why it was not genuine; he was so sorry, and so thorough, that you apologised to him for having brought it.',
        'The dealer did not buy, since he had died, and his heirs were in the shop, valuing it. Yours was valued with the rest. It took three of them to agree that it was not part of the estate, and you were asked to be more careful.',
        'You sold nothing to the dealer, as he would pay only in goods, and all of it was things which had been sold to him by people in your position. He showed them, one by one. You were each, he submitted, as reluctant as the other.',
      ],
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
      action: 'Look for a companion among discharged soldiers',
      description:
        'They sit along the barrack wall with their bronze diplomas, are for hire, and have been promised things before.',
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
      action: 'Hire somebody at the labour-gate of {place}',
      needs: BY_DAY,
      description: 'Every pair of hands without a master is there to be hired, each of them trying to look like two.',
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
      description:
        'People talk while the jars of {place} fill, which takes long, and you may hear what you need; strangers are asked their business.',
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
      action: 'Put a question to the record-house clerks',
      description:
        'Something that helps your oath may be on file there; they answer only what is asked, and in the order in which it was asked.',
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
      description:
        'In that tavern one plays for money; it is against the law on every day but one, and the boy at the door cannot count.',
      success: [
        'You won at dice, because you watched whose thumb was on the cup, and would only bet on the throws of the others. When the boy cried “Aedile!” you were the only one there with nothing left on the table.',
        'You won at dice, since the cup was passed to you by a man who had just been told to go home. He had left his good fortune in it, as he put it. It was three throws, and there were two more in there. You walked him to the end of the street.',
        'You won at the Sign of the Cock, by losing first, twice, to see who was pleased. It was the one in the corner, who had not been playing. You bet from then on as he breathed. He was the landlord, and gave you the door with a small bow.',
      ],
      failure: [
        'You lost at dice: you threw four dogs, the lowest there is. You threw them again, which is held to be impossible, and people came in from the kitchen to see. They were very decent about it, and bought you a cup of something with your own money.',
        'You lost at dice, and it was to the boy at the door, who came in to warm himself. He cannot count, and so was told by the table what he had thrown. They told him generously. He gave you good day, and held it open.',
        'You lost at the Sign of the Cock, as one of the dice went through a crack in the floor with your throw on top. It could be seen, with a lamp held down. It could not be agreed which way was up, and the stakes were awarded to the house.',
      ],
    }),
    does(['craft', 'intellect', 'easy', 'slight'], {
      action: 'Back a driver at the circus of {place}',
      needs: BY_DAY,
      description: 'Twelve chariots, four colours, and your neighbour on the bench will hit you if you are not Green.',
      success: [
        'Your horse won at the circus; you had paid no heed to the drivers. The inside horse of the Whites had his ears pricked at the turn, as one that likes to hug the wall, and for seven laps he hugged it. You cheered for Green, aloud, out of regard for your neighbour.',
        'You won at the circus, because you had walked round by the stables and seen which driver was eating. He was on his second dish. Eleven were too nervous. He went round the last turn as a man goes home, and your neighbour on the bench, who was Blue, kissed you in error.',
        'Your driver won at the circus of {place}: the first three ran into each other, and he was the fourth. It is not a style that is admired. He waved. You waved to him, with some reserve, and went to be paid before it could be discussed.',
      ],
      failure: [
        'You lost on the race, as your driver led for six laps out of the seven. Your neighbour, weeping, fell upon your neck, and then recollected your colour.',
        'You lost at the circus, since the driver whom you backed stopped on the fifth lap to pick up his whip. He was an orderly man. Your bench got to its feet to tell him so, and you were underneath it.',
        'You lost your stake at the circus, because your driver won and was then found to be another person. The first one was asleep in the stable. The Greens came over the barrier about it, and the seats on which you sat were wanted to throw.',
      ],
      hurt: 'blow',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Burn incense to the Lares of the street',
      description:
        'They are the gods of the crossroads, and ask for a pinch and a cake; the whole street watches whether you mean it.',
      success: [
        'You burned the incense, covered your head, and told the gods of the street, low, what you had in hand. They are small gods, and hear chiefly about drains; you thought they seemed pleased to be asked something large. The smoke went straight up. A woman moved over on the step for you.',
        'You burned the incense, and it was taken well: the shrine had not been swept for a month, and you swept it first. A child brought out a broom, and another a jug. By the time that you came to the prayer there were nine persons behind you with covered heads, and they said it with you.',
        'Your incense was accepted by the gods of the street, in the opinion of the barber, who has the chair across from them. He has seen all sorts. It is those who look round first, he stated, that get no answer. You had not looked round, and felt better for it.',
      ],
      failure: [
        'Your offering came to nothing: you were coming to the point, when somebody’s goat ate the cake. There was some discussion by the neighbours as to what that signified. It signified a goat, you held; but the moment had gone by.',
        'You burned no incense to the Lares, as the censer was at the smith’s and the street was not agreed as to who should pay. It was explained to you from four windows. The gods were present throughout, and their opinion was not taken.',
        'Your offering was not received, because you had begun it with the name of the wrong crossroads. There was a silence. The next street is a better one, an old woman observed, if that was how you felt, and she took back the loan of her coal.',
      ],
    }),
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Keep the long vow-day at the Capitol',
      description:
        'You ask the gods for help: standing, fasting, with an empty hand, from the opening of the temple doors to their shutting.',
      success: [
        'You kept the vow-day to the end, while the others came and went. Toward the end you were no longer asking for anything. Then the great doors swung to, with a breath of cold bronze; and walking down those steps, light in the head, you found that you had in some fashion been replied to.',
        'You kept the vow-day to its end, on account of the man beside you, who was keeping it for his daughter. You held each other up by the shoulder from about the middle. Nothing was said. When the doors were shut he shook your hand with both of his, and you found that you had been asking for her too.',
        'You stood the vow-day out at the Capitol, and were no longer hungry, or anybody in particular. The priest came along the line at the close and looked each person in the face. He stopped at yours. “That will do,” he stated, and it did.',
      ],
      failure: [
        'You broke the vow-day, because your stomach spoke. It spoke in the silence after the prayer for the emperor; the flute-player, whose task it is to drown such things, had stopped for breath. The whole rite had to be begun again, and they would rather that you were not at it.',
        'You did not keep the vow-day, as you were moved. A procession wished to come through, and those who stood were asked to stand elsewhere, and elsewhere was a kitchen. It was a pork kitchen. You held out for longer than is on record.',
        'You broke the vow-day at the Capitol by catching a vase. It had been knocked from its stand by a senator, and the hand must be empty until the doors are shut. He was most obliged. The priest was sorry, and crossed you off.',
      ],
    }),
  ],
  work: [
    does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Write letters for those who cannot',
      description: 'A stool, a reed pen, and the hearts of {place} at so much the line.',
      success: [
        'You wrote letters the whole day and did it well: to a son in the fleet, to a debtor, to a man in Gades who had said that he would be back. You left out what they were sorry for as soon as it was said. By the end they were telling you what to put, and you were putting what they meant.',
        'You wrote letters and were paid for all of them, including one that was not sent. An old man had you read it to him three times. It was just what he had wished to say to her, he stated, and he folded it and put it in his tunic, and gave you the price of two.',
        'You wrote letters from the opening of the market to the end of it, and earned your money. It was mostly mothers. You learned to leave a space at the foot, where each of them could put her thumb, and there was a line for your stool on account of the space.',
      ],
      failure: [
        'You wrote letters and earned only trouble, as two of them were put into the wrong covers. The debtor had word that he was dearly missed; and what the aunt was threatened with, you were told by the nephew, who was holding the stool.',
        'You wrote letters and were not paid, as it was the quarter-day of the licensed scribe. He came with two witnesses. Your pen was compared with his, and your hand was found to be the clearer, which was the ground of complaint.',
        'You wrote one letter, and earned nothing, because it took you until the market shut. It was to a wife. He had got as far as her name, and then took it back, and began again, and wept, and you wrote the name eleven times. He had not the means to pay for eleven.',
      ],
    }),
    does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Unload amphorae at the warehouses',
      description: 'They are as heavy as a man and have two ears, and the overseer charges for each that breaks.',
      success: [
        'You unloaded amphorae, and by the tenth had learned to tip it and walk it and let the hip do the thinking. You sang what the gang sang, about the overseer’s wife. The tally-man cut your notch deeper than he need have.',
        'You unloaded amphorae and broke none, and had your wage, since you were put in the chain between two sisters who had done it for twenty years. They did not look at the jars. You had only to be where the next one came. At the end they asked where you were usually kept.',
        'You earned your wage at the warehouses by standing at the foot of the ramp and calling the step. They had had a drummer, and he had died. You called it for two hundred jars, hoarse by the last, and the overseer wished to know if you were free on the Kalends.',
      ],
      failure: [
        'You dropped an amphora at the warehouse, when the plank gave. It was fish sauce of the second pressing. You were begged to go home, on foot, and to go by the river.',
        'You earned nothing at the warehouses, since the ship was found to be the wrong one when it was half empty. All of it had to be carried back. There is no rate, the overseer stated, for carrying back, and a jar came down the plank by itself to see what was keeping you.',
        'You were paid for no amphorae, as you had taken hold of one by its ears and only the ears came. They were good ears. The rest of it went down the steps as far as the river, through three persons and a customs bench.',
      ],
    }),
  ],
};
