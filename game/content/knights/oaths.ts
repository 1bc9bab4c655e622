import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const knightOaths: readonly OathContent[] = [
  {
    key: 'knights/champion',
    kind: 'protect',
    drives: ['strength', 'endurance'],
    title: 'Stand as {who}’s champion at {where}, and save the mill from {foe}.',
    who: { trade: 'miller’s widow', genders: ['female'] },
    foe: { trade: 'castellan', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['force', 'patience'],
    sworn: [
      'Now you were asked for help by {who}, a widow; for {foe} the castellan claimed her mill, and swore that her dying husband had given it to him. The court had ordered a duel about it, before God, at {where}, and she had no champion. No one else moved, and you stood up and swore to fight for her.',
      '{who} the miller’s widow came to church in flour, for {foe} the castellan had put a chain upon her wheel and would have the mill. The court had ordered a duel for it at {where}, and nobody dared to fight for her. So you put your hands between {who}’s hands and swore to be her champion. They were warm, and had burrs in them.',
      '{foe} the castellan wished to take the mill from {who} the widow, for her husband had given it away on his death-bed, as {foe} alone had heard. It was to be settled by a duel of two champions at {where}, and {who} had none. There were two hundred people in that church, and all of them studied their shoes. You swore that you would fight for {who}.',
      '{who} the widow had asked at nine doors for a champion and been given nine good reasons. {foe} the castellan would have her mill, by a gift that nobody saw given, and there was to be a duel for it at {where}. So {who} came to you, and put down a sack to ask. And when you had sworn to fight you found that you were holding the sack.',
      '“I need a champion, and it need not be anybody large,” said {who} the widow, in the church, for {foe} the castellan was taking her mill by a false oath. There would be a duel for it at {where}, before God. You stepped into the aisle and swore to fight. David was the smallest, I always say; and I have seen what we are sent.',
      '{foe} the castellan claimed a mill, because the miller had nodded as he died; but his widow {who} said that it was a hiccup. So the justices left it to God, by a duel of champions at {where}, and {foe} had hired all the best swords beforehand. {who} asked you, and you swore to be her champion.',
    ],
    advances: [
      'The priest who was to hold the book for {foe}’s oath at {where} asked to be excused, for he did not believe in the gift of the mill.',
      'A barber who bleeds {foe}’s champion told you that the man is weak in the left knee.',
      'Two of the swordsmen whom {foe} had hired for the duel went home, for they did not like the cause.',
      'The clerk at {where} had written you down as {who}’s champion, so that nobody could shut you out of the duel.',
      'Nine millers of that county would stand behind {who} in the court, where she had stood alone.',
      'A squire told you that {foe}’s champion strikes high at the first blow, and which guard is good against it.',
      '{foe}’s own steward said openly now that he would not swear to the gift of the mill.',
      'People at {where} said aloud that {who} was in the right, and that {foe} had taken the mill by a lie.',
      'The judges at {where} had ordered that nobody might help {foe}’s champion from outside the ropes.',
      '{foe} was so uneasy about the duel that {foe.he} offered {who} the half of her mill, and {who} said no.',
      'An old serjeant told you that {foe}’s champion is heavy, and tires before others do.',
      'A cook in {foe}’s castle told you that the champion there slept badly, for he was afraid of you.',
      'A notary had searched the rolls for {who}, and no gift of the mill to {foe} is written in them.',
      'A carter who brings flour to {where} would lodge you there, so that {foe}’s people could not keep you from the duel.',
      'It was known now by which gate {foe}’s hired swords would come to {where}, and you could enter by another.',
      'Two neighbours of {who} would say before the court that {foe} had wanted her mill for years.',
      'A fencing-master told you where {foe}’s champion had learned, and so you knew what strokes to look for.',
      'The bailiff who sat upon the chain at the mill was ashamed of it, and would speak for {who} against {foe}.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Keep a vigil of arms at {place}.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Kneel out the vigil of arms',
          description:
            'It makes you ready to fight before God; you kneel in your harness until it is over, and nobody is there to see if you cheat.',
          success: [
            'You kept the vigil to its end, and so were made ready to fight for {who}. First it was the knees that spoke, and then every soul whom you had ever struck came by, to look at your hands. You got up by means of a post. I have kept such vigils, and was mostly cold.',
            'So the vigil was kept, and nothing came to you but a mouse. It looked into your helmet, and went by; and you thought how {who} goes to the hopper so each day, chain or no chain. After that there was no more to ask. Elijah had a still small voice. It may have been this.',
            'You prayed the vigil out, one psalm for {who} and a longer one for {foe}, and you might now go armed to God’s judgement. A fox came over {place} with a goose, and saw you, and put down the goose. We learn that grace may be seen upon a person. The goose saw it also, and left.',
          ],
          failure: [
            'You did not keep the vigil, for at the third psalm you sat back upon your heels, and a cow woke you. She had her head in your helmet. Could ye not watch with me? It was asked of better men. It must be done again.',
            'The vigil was broken off, because your harness shook so that it rang like a tinker’s cart, and a woman came over to {place} to beg for quiet. She had a child asleep. You went away upon your toes; and it does not count.',
            'You laughed, and so the vigil was spoiled. Your empty belly had begun to make the responses, and somebody at {place} laughed first. Sarah laughed also, behind the tent door, and she was given a son. You were given bread, and sent away.',
            'You could not keep the vigil, for it came on you at the Gloria that you had left the pot over the fire, and you got up to see. You had not. Martha was the same; and she had guests.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn the judicial staff from the old champion of {place}.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Take lessons of the old champion',
          description: 'He fought eleven causes, and won the nine that were just; he teaches by hitting.',
          success: [
            'The old champion taught you the staff, and now you can strike a hired man down for {who}. He laid you flat four times, and named each time a saint whom you had left out. At the fifth you saw his elbow open like a door. He sat in the straw and shouted for his wife to come and see.',
            'So you learned what the old champion had to teach, and hit him with it, on his bald head, which surprised you both. He had called you by the name of one whom he killed. Then he stood there feeling of the place, and smiled, and wept. He won nine just causes; and there were two more, and I heard them also.',
            'The old champion taught you his one great stroke, and you had it by evening; for you had let him tell it first of each cause that he won. He kissed you, and then hit you with it, so that you should know the way back.',
          ],
          failure: [
            'You learned nothing of the staff, for the old champion had the cramp and sent out his daughter in his stead. She was sorry, and thorough. So you knew now where you kept no guard, and could hardly sit upon it.',
            'The old champion showed you one guard, and went in to his soup, and forgot you; and so you stood. It was to have been until you understood something, he said at the door. He would not say what. We have abbots like that.',
            'You were taught nothing by the old champion, for he beat you at the first bout, and sat down to get his breath, and fell asleep with his staff across the door. You stepped over it. It woke, before he did.',
            'The old champion sent you off unlearned, for you had hit him by mistake before he said “begin”, and he is strict in that. Saint Peter was also too quick with an ear. Come back on Friday, he said.',
          ],
          hurt: 'blow',
        }),
      },
      {
        at: 'landmark',
        title: 'Speak with the leper of {place}, who was at the death-bed.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Sit upwind and hear the leper',
          description:
            'The leper carried the dying miller’s water, and saw if he gave the mill away; for two years nobody has come within a bowshot to ask.',
          success: [
            'The leper told you that the dying man had pointed to his wife, and not to {foe}, when the mill was spoken of. You had sat down near to him, and not upwind, and he saw it. He would swear to that by his bell. Saint Martin kissed one. I have always meant to.',
            'So you had a witness for {who}: the leper had seen the dying finger laid upon her sleeve, and {foe} step before the bed. He had waited for you to put down the loaf; and you did not put it down, but held it out. He would say it before the county, if the county could stand so near.',
            'The leper told you all that he saw at the death-bed, for you had brought him water and drunk from the jug first. The dying man had kissed his wife’s hand, and told {foe} to shut the door. He would swear it.',
          ],
          failure: [
            'You stood too far off from the leper to hear him, and so do not know what he saw. It was either “sleeve” or “thief”. There was the bell, and the water, and your own good sense; and of those I think that the last was the loudest.',
            'The leper would not speak to you, for he had been stoned by people with questions, and he rang his bell until you went. You left some bread upon a stone. It was taken in with a long stick, and he made the sign of the cross at you with that.',
            'The leper had told you of the water and the pillow, and not yet of the nod, when people came by with stones, and so you do not know the end. You stood before him until they went. He could not speak after it.',
            'You got no word from the leper of {foe}, for he wished only to hear of the market, and what plums cost. And you told him. Two years is long to go without the price of plums.',
          ],
        }),
      },
    ],
    ready: [
      'Now all was done for {who} that can be done beforehand, and the duel for her mill was waiting at {where}. The heralds had cried the day. You had only to go there and walk in between the ropes.',
      'You were ready to fight {foe}’s champion at {where}, and nothing more could be done for {who} beforehand. So you turned your face to that town, and prayed a little as you went.',
      'There was no more to be learned, and {who}’s cause would be judged at {where} as soon as you came. She had baked for it, as for a christening. You took the loaf under your arm, and the road.',
      'It remained to go to {where} and fight, for all else had been done for {who}. You saw to your straps; and then, so as not to be too early, you said a psalm, and saw to them again.',
      '{foe} had ordered dinner at {where} for forty, to be eaten after the duel, and it was time that you went there to fight. {who} sent you a pebble from the mill-race to hold. David took five.',
    ],
    test: {
      openings: [
        'Now you stood in the lists at {where}, and must defeat {foe}’s champion there, a huge man in a high collar, or {who} would lose the mill and be hanged. She was upon a black scaffold, with a man by her who had a rope. {foe} sat beneath a canopy. Your name was cried three times, and the gate was let down behind you.',
        '{foe}’s champion came in at {where}, as broad as a church door, in a high collar, to prove by a duel that the mill was {foe}’s; and it was for you to prove that it was {who}’s. She stood upon a scaffold with a rope by her, and would be hanged if you lost. They swore you both upon the book, and she moved her lips.',
      ],
      still:
        'The battle at {where} was not decided, and the gate of the lists would stay shut until one of you was beaten; the marshals had parted you to breathe, and raked the sand. {who} still stood upon the scaffold, with the rope by her, and {foe} was eating a pear.',
      givenUp: [
        'The judges put off the duel, and the marshals led you out of {where}. {who} was taken down from the scaffold to wait for another day; and you might come again.',
        'You were driven out of the lists at {where}, and nothing was judged. {foe} did not have the mill yet, nor was {who} free; and you had to come back and fight again.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight it out with shield and staff',
          description: 'You fight {foe}’s champion until one of you cries craven; and if it is you, {who} hangs by it.',
          success: [
            'You threw {foe}’s champion over the ropes, and so the cause of {who} was won. He had beaten you to one knee, and to two; and then you got in beneath, as millers do with a sack. It was so still in {where} that one heard him ask her pardon. I never read that place aloud without stopping.',
            'Now you beat {foe}’s champion, and so {who} was saved, for he looked round to the canopy to see if {foe} was pleased, and you struck. He sat in the sand and asked where he was. You told him. No man can serve two masters, it is written; but it took a staff to explain it.',
            '{foe}’s champion cried craven, and {who} kept her mill, for you had stood up again nine times, and he wept, and said that he could not go on hitting one who would not stay down. A just man falleth seven times, says Solomon, and riseth up again. You had done two over.',
            'You struck down {foe}’s champion with the stroke that millers use to stun an eel, and so God’s judgement was for {who}, who had shown it to you. He went over like a post, and the sand jumped. And she shut her eyes and thanked Saint Nicholas. The novices ask to have it shown upon me.',
          ],
          failure: [
            '{foe}’s champion struck you down, and nothing was won for {who}, but the marshal called a rest, since it had rung for vespers. So God was to be asked again. He struck high, as you knew; but he had been told that you knew.',
            'The champion split your shield, and the next blow was all yours to bear, and {who} was no nearer to her mill. The marshals brought another, for such is the rule. It had a lamb painted on it. As a lamb before her shearers, I thought, and was ashamed; for you were upon your knees just then.',
            'You had the champion down, and would not strike him so, and he got up and struck you, and the duel was not won for {who}. It was well done of you, said all the priests. What the widow said is not written. We learn that mercy has its reward, and I have looked for the place where it says when.',
            '{foe}’s champion drove you to the ropes and over them, into the lap of an alewife, and so nothing was settled for {who} but your ribs. You had gone through two benches and a cheese. They handed you back; and the alewife blessed you, as far as one could hear her.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Ask to be tried by hot iron instead',
          description: 'If your hand heals clean, God has spoken for {who}; you carry a pound of it for nine paces.',
          success: [
            'You carried the hot iron to its mark and your hand came out clean, so that God had spoken for {who}. There was a boy in a red hood, and you walked to him. You did not drop it; you set it down. The priest bent long over the cloth. Under the canopy {foe}’s chair went over.',
            'You bore the hot iron to the mark for {who}, and when the cloth was taken off your hand was whole, and so she was cleared. There was a little flour upon it, for she had held that hand in hers while the priest prayed. He looked at the flour, and wrote down “clean”. I never could find it in the canons.',
            'You carried the iron and were not burned, and {foe}’s own chaplain had to say so, and {who} was free. He had heated it himself, and no one could charge him with kindness. He turned your hand over, and over, and found one old scar. Then he said, so small that they made him say it twice, that God had spoken.',
            'The ordeal cleared {who}, for you came to the mark with the iron and would not put it down until you had ended the psalm, and your hand was clean. It was the long one. The bishop’s clerk rose at the ninth verse, and the crowd at the tenth, and by then the man with the rope had it behind his back.',
          ],
          failure: [
            'You dropped the iron before the mark, and your hand was burned, and {who} was not cleared. “God is considering,” said the priest, who was a kindly man, and wrote it down as a stay. Shadrach walked in the fire unhurt. He had company.',
            'You took up the iron, and it slipped in the tongs and fell across your foot, and so no ordeal was held for {who}. It could not be counted against her, ruled the priest, nor for her. He blessed the tongs. The three children came out of the furnace and had not a hair singed. They were barefoot also.',
            'You carried the iron past the mark and on toward {foe}, in anger, and so the ordeal was void, and {who} was not cleared, and your hand was burned for nothing. Vengeance is mine, saith the Lord. I read that to the novices; and one of them asks each year how far you got.',
            '{foe} had the iron heated twice, and your fingers opened of themselves before the mark, and {who} was not cleared. Nobody cried out but a cook in the third row, who had carried pots. The spirit indeed is willing, says Our Lord; and what He says of the rest, I am told, you said in English.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call on {foe} to swear in person',
          description: 'It must be on the bones of the saint who hates a lie, and {foe} may not dare.',
          success: [
            'You called on {foe} to swear to the gift upon the relics, and {foe} could not do it, and so the mill was {who}’s. The hand went out, with its rings, and came near to the little box, and stopped. All {where} leaned, as corn leans. The saint was Pancras, and he hates a lie.',
            'At your call {foe} came down to swear upon the relics, and was struck dumb in the midst of it, and so {who} had won. The mouth stood open at the dead man’s name. It may have been only fright, say the physicians. I have asked them of what.',
            'You called on {foe} to swear, and {foe} would do it upon the Gospel but not upon the bones, and all {where} saw why, and {who} kept her mill. A child asked it aloud. So they brought the bones nearer, and {foe} went back by as much, as far as the ropes.',
            '{foe} had to swear in person to the gift, and swore falsely before everybody, and so {who} had the mill. She asked, from the scaffold, with which hand the key had been given. It was the right hand, said {foe}. Her man had lost that one in the wheel, and half of {where} had been at the burying of it.',
          ],
          failure: [
            '{foe} swore to the gift, at your asking, and in better Latin than the priest’s, and {who} was worse off than before. Nothing fell upon anybody. They set you back in your corner roughly, as one who has put God in a hard place.',
            'You called on {foe} to swear, and a deputy came down and did it, with a cold, for a castellan may have a deputy, and {who} was no better for it. You went to stop him, and the sergeants took you back by the hair. Let your yea be yea, says Our Lord; and it was, though it was hired.',
            'You called on {foe} to swear by a saint, and named the wrong one, by whom people lie there freely, and {foe} swore by him at once. So {who} was not helped. The crowd groaned, and a turnip was thrown at the canopy, and it hit you. It was thrown in a good cause. I find that most of them are.',
            '{foe} came down at your call and wept, and kissed the relics before anyone could say what the oath was, and so swore to nothing; and the people were moved, and {who} had lost by it. You cried out that it was no oath. For that a marshal gave you the butt of his pike. Judas also kissed.',
          ],
          hurt: 'blow',
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Stake all that you own against {foe}',
          description:
            'By an old law you offer what you live by against what {foe} lives by, and let the crowd judge it.',
          success: [
            'You staked all that you own against {foe}, by an old form, and {foe} would not stake as much, and so the crowd gave the mill to {who}. Each thing by which you get your bread lay out upon the sand. They hooted first at the back, among the apprentices, and it rose to the windows.',
            'You staked what you live by, and the crowd came over the ropes and laid down theirs beside it, and {foe} would not stake so much, and so {who} had her mill. There was an adze, a net, a bride’s kettle. It took long to find whose each was. The widow’s mite lay there too, I am told, and was hers.',
            '{foe} took up your stake, and by the old law had to lay down the castle against it, and the castle was in pledge already. A money-lender stood up and said so. So the crowd gave the mill to {who}. I am no friend to usury; but I lit that man a candle, a small one.',
            'You laid down all that you live by, and {foe} laid down a glove, for a jest, and the crowd judged against {foe}, and {who} kept her mill. They judged it with their feet, for they crossed the sand to stand behind you. There was only a page left by the canopy. He would have come, but he was holding the cup.',
          ],
          failure: [
            'Your offer to stake everything was refused, for that law had been repealed in the old king’s day, and so {who} had no help of it. You gathered your things up before them all. And a boy came beneath the ropes, and helped you with the small ones.',
            'You staked all that you live by, and {foe} covered it with a purse, and so the crowd was dazzled, and {who} got nothing by it. It was chaff in the purse, but for the top. Man looketh on the outward appearance. I should have looked there too, and for as long.',
            'The crowd would not judge your stake, for half of them owed {foe} rent and looked to see where the other half was looking, and so {who} was left where she was. They parted to let you by. And several touched you, as one does a relic, so as not to have to do the rest.',
            'You had laid out all that you own upon the sand, and a boy, who had been told to rake, raked it in, and so nothing was staked and {who} gained nothing. He was in tears. Consider the lilies, they toil not; but then nobody has ever raked them.',
          ],
        }),
        does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Look for a charm in the champion’s collar',
          description:
            'You saw {foe}’s champion touch it twice; if you tear his coat and there is nothing, you have struck a sworn man at rest.',
          success: [
            'You drew a charm out of the collar of {foe}’s champion, and by law he had lost the duel, and {who} had won. It was a knot of hanged man’s hair, with {foe}’s wax upon it. He had not known, poor man. He crossed himself, and backed from it, and out through the ropes; and nobody laughed.',
            'The charm was where you had said, in the collar of {foe}’s champion, and so he forfeited the duel, and {who} was saved. You had not torn his coat. You asked him to bow to the widow, and he bowed, and it fell out upon the sand; it was a toad’s foot. She curtsied to him all the same.',
            'You drew a thread out of the champion’s collar, and upon the thread was a writing in {foe}’s hand, and by it the duel was lost to {foe} and won for {who}. It was the Pater Noster, backward. The priest had begun to read it, and felt which way he was going, and had to be sprinkled.',
            'The champion gave up the charm himself, and so {foe}’s cause was void and {who} had her mill. You had reached for his collar, and he held your wrist, and then let it go, and said that it had burned him ever since the oath. He asked for a priest before he asked for water. I have seldom kept to that order.',
          ],
          failure: [
            'There was no charm in the champion’s collar, but only a medal of Saint Anne, from his mother, and so you had wronged a sworn man, and {who} was not saved by it. He tied it on again. Until then he had not been angry.',
            'The champion wore three collars, and you had searched two when the marshals laid hold of you, so that no charm was shown, and {who} was not helped. There was something in the third. One could see it when he swallowed. He struck you for the sake of the other two.',
            'You put your hand to the champion’s collar and could not find the end of it, for he had no neck, and so no charm was shown, and {who} had no help from you. He laughed at first, being ticklish. Then he left off. A soft answer turneth away wrath; you had none ready.',
            'You cried out that there was a charm, and the marshals looked in the wrong side of the champion’s collar, and would not look twice, and so {who} was where she had been. Forty stripes are due for it, save one. They gave you seven, for you were wanted again. I count that as mercy, and have rubbed my back.',
          ],
          hurt: 'blow',
        }),
      ],
    },
    triumph: [
      'Now {who} had her mill again, for God had given judgement at {where}, and the man with the rope coiled it up and wiped his eyes. She would not be led about or crowned, but asked who had the key of the chain. So the wheel turned, and you sat above the race with your feet in it. The moral is that right prevails. I have known it do so once, and this was the time.',
      'The mill was saved, and they cut {foe}’s chain in nine pieces and gave them to nine beggars. {who} ground for all who had been afraid to stand up, and took her sixteenth and no more. And she never spoke of it to them, as the Lord did not, I suppose, to Peter. You stood godparent to the new stone. It has your arms upon it, face down, for humility or by mistake.',
      '{foe} had lost, and {who} had the chain weighed and paid for the iron, so as to owe that castle nothing. Then she let in the water. You saw the wheel shudder, and drip, and turn, and she said to it the thing that she says. You emptied the first sack, and came out as white as she was. Though your sins be as scarlet, says Isaiah. The novices are asked which of them will sweep a mill.',
      'You had kept your oath at {where}, and {who} kissed the book, the priest, and the man with the rope, who had never been kissed in the way of his work. Then she walked home behind her mule, to her own mill. At each of the nine doors where they gave her reasons she left a small loaf. It is coals of fire upon the head, says Solomon. I think that it was bread.',
      '{foe} went away from {where} by the back of the canopy, and {who} kept the mill, and all but the eels. She hung your staff up over the hopper, with the words of the judgement beneath it, burnt in with a poker, and spelt as she says them. So people lift their caps to it, and believe that it is Scripture. Our abbot wished that corrected. He was given a loaf, and let it be.',
      'The marshals raised your arm, and since it would not stay up {who} held it, and so the mill was hers. The court at {where} asked what she would have of {foe} besides, for the wrong. She thought of her dead man, who had nodded, or hiccuped; and she said that she would have an end of it. We are bidden to forgive. I never saw it done in so few words, and I was not there.',
    ],
    loss: [
      'Now the cause of {who} had failed, and {foe} had the mill, and was merciful and did not hang her. She took your chin in her hand, as one looks to see if a child is hurt. Then she went off by the river path with a bundle, for there was no one there who could bear to carry it. You broke your staff upon a milestone. I am weary of my crying, says the psalm.',
      '{foe} had won, and the wheel turned for a new bailiff, and you could not keep what you had sworn to {who}. They told you at shrift that a champion can but stand where he is put. You think of that. Once in a market you came on flour of that mill, and put in your hand to the wrist, and stood so until you were spoken to.',
      '{who} lost her mill at {where}, and you had fought for it, and it was over. She came across the sand to see what had been broken in you, and said that it would knit. Then she gave up the keys to {foe}, and asked only that the cat be fed. Lover and friend hast Thou put far from me. The cat is fed, I am told, and looks through people.',
      'Judgement went against {who} at {where}, and {foe} had the wheel and doubled the toll. The priests were asked on all sides what God had meant. We did not know. You lay in the straw of an inn, and heard carts going by to be ground; and {who} sent you the pebble from the mill-race, for a keepsake of the wheel. You meant to throw it in a ditch. You have it still.',
    ],
    fates: {
      triumph:
        '{who} lived long at her mill, and left it to the leper’s sister. {foe} had to grind there like everyone else, and to stand in the line, behind a goose-girl.',
      loss: '{who} kept geese for a convent, which has never had such bread. {foe} lost the mill to a cousin with a paper, and so learned what a paper is.',
      death:
        '{who} burns a candle for you, of her own wax. {foe} got the mill and could not keep a miller in it, for they hear a staff.',
    },
  },
  {
    key: 'knights/bell',
    kind: 'carry',
    drives: ['reflexes', 'perception'],
    title: 'Bring {who}’s bell home from {where} before {foe} melts it into guns.',
    who: { trade: 'sexton', genders: ['male', 'female'] },
    foe: { trade: 'free-captain', genders: ['male'] },
    goal: 'landmark',
    ways: ['craft', 'flight', 'explore'],
    sworn: [
      'Now {foe} of the Free Company had stolen the bell of that parish, to melt it into guns at {where}, and {who} the sexton, who is deaf from ringing it, could not get it back alone. The bell was called Sweet Agnes. {who} asked you to help, and you swore upon the empty beam to bring the bell home.',
      '{who} the sexton wished for one thing, which was that the bell be brought home from {where}, where {foe} would make guns of it. Since the bell was taken no one there has known when to come in from the fields, or that a neighbour was dead. You swore to do it upon the rope, for it was all that was left. And {who} tied it about your waist, as Saint Francis did.',
      '{foe} and his Free Company had come with a crane and carried off Sweet Agnes, the bell of {who} the sexton, and at {where} they would melt it. So {who} took you up to see the empty beam, and asked for your help. The whole parish stood below in the lanes and looked up, for they no longer knew when to pray. You swore then to bring the bell back, and somebody down there said Amen.',
      'There was no bell any more in {who}’s tower, for {foe} the free-captain had taken it to {where}, to be cast into guns. {who} the sexton showed you its size with both arms, and asked if you would fetch the bell home. {who} is deaf, and so you swore it slowly, so as to be read.',
      '“Bring me my bell,” said {who} the sexton, very loudly, being deaf. {foe} of the Free Company had carted the bell off to {where}, to melt it into guns, and no one in that parish dared to follow. All of them had come out on their steps, to see if you would. You took hold of the rope’s end and swore, with your mouth wide, like one who sings.',
      '{foe} the free-captain had pulled the bell out through the side of the tower, to make guns of it at {where}. {who} the sexton drew the bell for you upon the wall, in charcoal, the right size, and asked you to get it back. So you swore it with your palm on the drawing, and the palm came off black.',
    ],
    advances: [
      'A driver of {foe}’s told you by which road the bell was carted to {where}, and that the same road would bear her home.',
      'A collier had sold {foe} green wood for dry, so that the furnace at {where} would not be hot for some days.',
      'You knew now what the bell weighs, for a carter told you, and how many oxen it would take to draw her.',
      'Two of {foe}’s gunners had left him, for they would not help to melt a bell.',
      'The founder whom {foe} hired said openly that the bell was too good for guns, and was in no haste to begin.',
      'A farmer on the road from {where} would lend four oxen to draw the bell home.',
      'The smith who had hung the bell for {who}’s parish told you how she must be slung so as not to crack.',
      'You knew now upon which side of {where} {foe} keeps no guard.',
      'Forty people of {who}’s parish would come to pull at the ropes, as soon as the bell was on the hill before their church.',
      'A tinker told you that {foe} was still short of tin, and could cast no gun without it.',
      'A miller would give his big wagon for the bell, and ask nothing for it.',
      'The toll-keeper between {where} and {who}’s parish would let the bell through without a word to {foe}.',
      'The people about {where} were on your side now, and would not tell {foe} if they saw you with the bell.',
      '{foe}’s quartermaster had quarrelled with him over the pay, and would look the other way when the bell was moved.',
      'An old ringer told you which knot will hold the bell, for he had helped to hoist her when she was new.',
      'A bishop’s clerk had set it down in writing that the bell belongs to {who}’s parish, so that no town would stop you with her.',
      'A carpenter would leave two long beams by the road at {where}, to slide the bell along upon them.',
      'The driver of {foe}’s crane would not lift the bell into the furnace, for she had rung at his christening.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the bell’s clapper, that fell off the cart at {place}.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Search the ruts about {place}',
          description:
            'The bell’s clapper is forty pounds of iron, and lies in soft ground, where a hundred carts have passed since.',
          success: [
            'You found the bell’s clapper, and she could be rung again when she came home. It lay in the ditch like a dead man’s leg. You struck it softly upon a stone; and in the next field a very old woman straightened up, and took hold of her apron, and looked round for church.',
            'So you had the clapper of Sweet Agnes, for you felt for it barefoot, and it was beneath a drowned cartwheel. When you let it touch the tyre a cow lifted up her head, and then by ones and twos the whole pasture. The ox knoweth his owner, says Isaiah, but my people doth not consider.',
            'You dug where every cart went round, and the clapper was there, the tongue of that parish, with a toad under it. It took you the length of a litany to get it on your shoulder. An old man who met you took off his cap, and fell in behind. He was one of those who had not believed.',
            'The clapper was found, and the carters had been propping a gate with it. It was only an obstinate bit of iron, they thought. You took it up, and the end fell against the hinge, and such a sound came that their hats were off. The stone which the builders refused: you will know the rest.',
          ],
          failure: [
            'You searched the ruts for the clapper and did not find it. There was a stirrup, and a saint of lead from a pilgrim’s hat. It was Saint Anthony, who finds what is lost; and somebody had lost him.',
            'What you found was not the clapper but the pole-iron of a plough, and you had carried it off with a hymn before the ploughman caught you up. So it is still to be looked for. He took one end of it, on the way back to {place}.',
            'You sank to your belt in the ruts, and were drawn out by an ox, and had no clapper. It is written that He brought me up out of the miry clay. There was no mention of what the drover said.',
            'The clapper was not in the ruts where you searched, for you had taken a carter’s word for it, and he meant another bell. You dug until dusk. I pray that he meant it kindly.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask the founders’ guild of {place} how a bell is moved.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Learn the slinging of bells in {place}',
          description: 'The founders teach it to a brother of the guild, or to whoever can stand a day at the bellows.',
          success: [
            'The founders of {place} taught you how a bell is moved: mouth down, on straw, with her crown tied four ways. So you could bring Agnes home unbroken. She is not to be let swing, and one should speak to her at corners. The master drew you the knot himself, for he had heard of {foe}, and spat in the fire.',
            'You stood to the bellows, and for that they taught you the slinging of bells, like a catechism. Whose is the crown? The rope’s. What is a corner? A thing to be asked politely. When you had it all they drew the knot in soot upon your palm; and I doubt if our novices know as much of the Trinity.',
            'You learned the slinging of bells, for you asked the apprentices and not the masters, and they showed it you upon the master’s wife, who is stout and was willing. She hung as level as the moon.',
          ],
          failure: [
            'The founders would teach you nothing of bells, for {foe} had bought the moulds of them, and paid for those in advance. You had pumped till you saw two of everything. It was asked only at the washing which bell you meant.',
            'You were not taught the slinging of bells, for in that guild one learns the knot in the ninth year. They gave you the small bellows, and then the cat to mind, and then the door. Jacob served seven years, and was given the wrong one.',
            'You were taught half of the slinging of bells, and let the pattern drop on a founder’s foot at the other half, and so you must begin again. It was a small bell. He named it, none the less.',
            'The founders set you to the bellows, and you fell down at noon, and they teach nobody who has not stood out the day. A boy of nine took your place. I am told that he whistled.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Slip through {foe}’s pickets at {place} and count them.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Go in and out among the pickets',
          description:
            'You mean to count {foe}’s guards, and see where they do not watch; they are hired by the month, and shoot at what moves.',
          success: [
            'You went in among {foe}’s pickets and counted them, forty, of whom eleven were sober, and came out again with the washing. So you knew which bridge is not watched. The right one has an inn. A cook’s boy drew you all of it in flour, and wiped it off with his arm, and asked if bells go to Heaven.',
            'With a ladder upon your shoulder you walked through all the pickets and learned their number and their ways, for nobody stops a person with a ladder. Jacob saw angels upon one. You saw forty men and two dogs; and a sentry, who held the foot, told you by which road they never walk, because the serjeant owes money there.',
            'You counted {foe}’s pickets, every one, and came away unseen; for you went at the hour of their dinner, and counted spoons. There were thirty-eight, and one who used his hat.',
          ],
          failure: [
            '{foe}’s pickets saw you before you had counted the half of them, for a pan fell, and not yours. So you ran, and quarrels went into the ground to both sides of you, like a man planting leeks. A thousand shall fall at thy side. I was glad that it was none.',
            'You went among the pickets as a pedlar, and could count nobody, for they bought your tray and turned you round to see if there was more. So you do not know how many watch there. They paid, it must be said, and one asked to be prayed for.',
            'You were taken among {foe}’s pickets for one of themselves and set to peel turnips, and so counted nothing else. You got away when the pot was on. There were two hundred turnips.',
            'A dog went before you among {foe}’s pickets and barked at each man by name, so that all were awake, and you had to run before you had counted. She meant to be helpful. So did Job’s friends.',
          ],
        }),
      },
    ],
    ready: [
      'Now you knew how the bell hung and how she was watched, and it was time to go to {where} and bring her off. {foe} had lit the furnace. There was nothing more to be learned that she had time for.',
      'You were ready to take the bell from {foe}, and it was time, for the furnace at {where} would soon be hot. Those who live near told you so in a low voice. You tightened {who}’s rope about you, and said a Pater, and went.',
      'The moulds at {where} were dry, and so the bell must be fetched now or never. A boy told you, with soot to his elbows. You went over it all in your head, the slings and the guards; and then you prayed.',
      'It remained to go to {where} and bring Sweet Agnes home, for all had been asked that there was to ask. {foe} was blowing up his fire. You tried the knot in {who}’s rope, and set out.',
    ],
    test: {
      openings: [
        'Now you stood before the furnace at {where}, and the bell was there, and you must get her away from {foe} before he melted her. Sweet Agnes sat upon two logs beside the pit, held by a chain. {foe} struck her once with a hammer, to hear; and every one of his gunners looked up and did not know why.',
        '{foe} had the bell upon a chain at {where}, beside his furnace, and you had come to take her home to {who}. His gunners had put in two smaller ones already. Nobody had seen you. And he sat on a stool and read out what is written on her, slowly, as one does who is fond of words: I call the living.',
      ],
      still:
        '{foe} still had the bell at {where}, and she was not yet in the fire, and you could not go home to {who} without her. He had her moved nearer by the length of a man, and sent to have the wagons chained.',
      givenUp: [
        '{foe}’s people drove you out of {where} with shovels, and set a guard about the bell. She was not melted yet, and you might come again for her.',
        'You had to run from {where} with {foe}’s gunners after you, and the bell stayed behind, whole. There was time yet to come back to her by another way.',
      ],
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Shift the bell onto a sledge in secret',
          description: 'It is a ton of bronze, among forty sleepers, and one knock would make it ring.',
          success: [
            'You slung the bell on a sledge and brought her out past forty sleepers, and they did not wake, and so she was {who}’s again. She lay mouth down upon wet straw. You talked to her at each corner. She went among them like an abbess through a dormitory; and all her sound, at the very end, was a sigh.',
            'Now you brought the bell away on the sledge, and {foe}’s people slept through it, for you had stuffed her with their own blankets first. You drew those off one at a time, and sang low, as one does to infants, and the men drew up their knees. They woke when she was over the hill, and blamed one another.',
            'You had the bell out of the camp upon greased planks, and none of {foe}’s forty stirred, though one of them saw it. He was a boy, on guard, and you put a finger to your lips. He had been told to cry out at any man. It was a bell, he said; and his confessor let that stand.',
            'You got Sweet Agnes upon the sledge and away, for {foe}’s own ox pulled her, and did not ask whose ox he was. He leaned, and she slid, and you held the clapper in your arms, like a child that must not cough. The ox knoweth his owner, says Isaiah. That one knew better.',
          ],
          failure: [
            'The pole bent, for it was green, and the bell touched a stone, and {foe}’s people woke, so that you could not bring her off. It was the least touch. One after another they sat up, all round you, and crossed themselves, and felt for their swords.',
            'You had the bell half upon the sledge when a log slipped, and one of {foe}’s men woke and hit you with his boot, and so she stayed. Then the rest woke. It was a heavy boot, and he had slept in the other, out of mistrust. Watch and pray, it is written; he did the one.',
            'You could not get the bell away, for she was chained beneath the straw, and you knew it when the sledge stopped and you did not. {foe}’s people got up to see who was speaking so, and beat you. I have the words from a carter. I have set them down as a psalm of David, of the harder kind.',
            'You had the bell and the sledge as far as the ditch when the rag came off her clapper, and it swung once, and she was dragged back. Forty men knelt before they were awake. Then they rose up, and were the angrier for having knelt, and you were there. So much for calling people to prayer.',
          ],
          hurt: 'blow',
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Cut the chain and ride the bell downhill',
          description: 'There is a mile of turf below, a gate, and no way of stopping.',
          success: [
            'You cut the chain and rode the bell downhill, out of {foe}’s camp, and nobody stood in front of her. First she groaned, and then she hummed; and as the air came under her skirt she sang. She took the gate with her, and lay down in the water-meadow. Elijah went up in a chariot. You went the other way.',
            'You rode the bell down the hill and away from {foe}, and came to rest in a hayrick, with nothing broken upon either of you. {foe}’s men had thrown themselves flat at the sound, for they took it for the Judgement. So it was, of a small kind. You lay in the hay and laughed, and she hummed.',
            'The chain was cut, and the bell went down the turf with you upon her crown, and {foe} had her no more. He ran in front with both hands up to stop her, and looked into her mouth, and stood aside. She stopped by herself where there was a brook, like one who means to drink. I cannot explain it.',
            'You cut the chain and went with the bell through a hedge, two fences and a convent wall, and so she was out of {foe}’s hands. The nuns had taken the sound for their own bell, and were gone in to pray. They came out, and you were sitting upon her in the beans. They asked which saint you were.',
          ],
          failure: [
            'You cut the chain, but the bell turned over and rolled down among {foe}’s wagons without you, and so he had her yet. It was a mercy that you were thrown. You lay there and heard her go, ringing for prime and compline both at once.',
            'The chain would not part, and you hacked at it until the bell swung, and knocked you from the hill as a cow does a fly, and she stayed with {foe}. You went down the mile alone. There was a gate at the end, and you found it. They waved to you from above, and one, I am told, in pity.',
            'You had cut the bell loose and leaped, and you missed her, and she slid the length of a furrow and stuck in a gorse bush, and {foe}’s men had a rope on her again. You had gone by upon your face. Pride goeth before a fall. This time the fall went first, and I cannot see where the pride was.',
            'You cut the chain, and the bell would not go, and you pushed, and a log came down over your feet, and so {foe} had only to send for more logs. Balaam could not make his ass go forward either, for an angel was in the way. They looked for one here, and it was a root.',
          ],
          hurt: 'mishap',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Break the furnace wall with a hammer',
          description: 'Without a fire {foe} cannot melt the bell; but what is inside will come out upon your side.',
          success: [
            'You broke the furnace wall with three blows, and the metal ran out, and there was no fire left to melt Sweet Agnes in. It was the bronze of other people’s bells, and went by you like a river of the Last Day. No one could come near for a week. So they left her standing, and you fetched her.',
            'You broke in the furnace at the arch, where a child could see that it was weak, and the fire fell through into the pit and went out. So Sweet Agnes could not be melted, and you fetched her away. {foe}’s founder would not build it up again, for he had dreamed of her; and it was he who lent the ox.',
            'You broke through the furnace wall, and let in the stream that worked {foe}’s bellows, and there was such a steam that no man could find his own hands. When one could see, the fire was dead and the bell was gone, for you had walked out beside her with your palm upon her side. Israel had a cloud also.',
            'You had the furnace down to its last course of brick, and the metal ran out, and {foe}’s gunners could not hinder you or hold the bell, for they had taken off their belts to work. So you brought her off. Forty men stood and held up their hose. It is God that girdeth me, says the psalm.',
          ],
          failure: [
            'You could not break the furnace, for it was well built, by Germans, and the head of your hammer flew in at the fire-door. So the bell was in more danger than before. They came upon you from three sides, with shovels. Except the Lord build the house; but somebody had.',
            'You struck the furnace wall, and the hammer leaped back upon you, for the wall was lined with old breastplates, and {foe} had his fire still, and the bell stood by it. It is hard to kick against the pricks, Saul was told. He fell down too. It is not written that anyone laughed.',
            'You had loosened one stone of the furnace when {foe}’s founder came round it with his ladle and hit you, politely, and put the stone back. So the bell was not saved. He had built eleven, he said, and nobody had ever cared how it was done. He showed you the joints while they held you.',
            'You beat upon the furnace till the fire-door dropped off, and it dropped upon you, and the draught was all the better, so that the bell was nearer to her end. {foe} thanked you for it. We learn to look which way a door opens. I learned it at a hen-house, and did it again at the next.',
          ],
          hurt: 'blow',
        }),
        does(['explore', 'perception', 'medium', 'serious'], {
          action: 'Find a flaw in the bell for {foe}',
          description:
            'A cracked bell makes a cannon that bursts, and {foe} may give it up; but if it is sound you will have proved it fit.',
          success: [
            'You found an old crack in the bell, stopped with wax, and showed it to {foe}, and he let you have her, for she would have burst as a gun. You held a candle to it. He thought of who it is that stands beside a gun. “Take her away,” said he. A flaw may save us. I have counted mine.',
            'You found a grain of sand in the bell’s lip, as large as a pea, where the bronze had never joined, and showed it to {foe}, and he let you have her. A gun had burst once at his elbow. “My mother would not have liked the noise either,” said he, and it was his own people who turned the sledge.',
            'You struck the bell all round before {foe}, softly, and at one place she answered flat, and so he gave her up, for such metal will not hold powder. It is only where the saint’s nose was cast too thick. But it was not you who said that it was a crack. I have turned that over, and find it was he.',
            'You showed {foe} that the bell was cast with too much tin for a gun, for you scraped her rim and the dust was white, and he bade you take her out of his sight. Bells are made so, in order to sing. He had known it of the other two, and hoped. Hope maketh not ashamed, says Paul; he was very red.',
          ],
          failure: [
            'There was no flaw in the bell, and so you had only shown {foe} that she was fit to be a gun. Your fingers went all round her, and she was as whole as an egg. He thanked you; for he had been a little afraid of it himself.',
            'You found a flaw in the bell and showed it to {foe}, and his founder said that it would melt out, and so the bell was no safer. He was civil about it. He has ruined four kings, I am told, with the same good manners; and he drew you, with a stick, the kind of flaw that would matter.',
            'You were beneath the bell, looking for the flaw, when {foe} put his head in from the other side, and so nothing was shown him, and he kept her. He asked what you did there. “Mice,” you said. All men are liars, says the psalmist in his haste; and you also had been hurried.',
            'You found no flaw in the bell, for each time that you laid your ear to her you forgot what you were seeking and only heard her. {foe} stood by, and heard her as well, for some while. Then he had the logs brought up. I do not know of what he is made.',
          ],
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask the gunners where they were christened',
          description: 'One of them may be from the bell’s own parish, and may not bear to see it melted.',
          success: [
            'You asked the gunners where they were christened, and one of them had been rung in by Sweet Agnes, and so they would not melt her. “She rang for my mother,” said he, and let go of the bellows. One heard the fire drop. {foe} shouted. Then another said the name of his village; and they were taking off their caps.',
            'You asked the gunners where they were christened, and the master of the furnace turned grey, for it was under Sweet Agnes, and so she was not melted. Until then he had not looked at her, in order not to know. He put down his rake, and the rest would not pour without him. I am told that she knew him.',
            'None of the gunners was christened under that bell, but you asked them under which, and each began to tell how his own had sounded, and then no one would be the one to put her in. So {foe} had to see her go. They hanged up their ladles, like the harps at Babylon, and gave you a hand with the sledge.',
            'You asked the gunners where they were christened, and it saved the bell, for an old man said that he never was, as there had been no bell to call the priest by. He sat down upon the lip of the pit, and he was the one who knew the fire. You christened him out of the quenching-tub, and I hold that it counts.',
          ],
          failure: [
            'None of the gunners had been christened under that bell, and so no one would help you to her. They were from Hainault and from Gascony. One knew a song about bells; and while he was singing it to you they blew up the fire for her.',
            'You asked the gunners where they were christened, and each told you a different lie, for they were all men who had cause to be from elsewhere, and so the bell got no friend among them. One said Jerusalem. I pray for him under that name, having no other.',
            'The gunner whom you asked had been christened under that very bell, and hated her, for she had rung at his brother’s hanging, and so you had only reminded him. He laid on more charcoal. Let him that is without sin cast the first stone; and there was a whole parish that had.',
            'You asked the gunners about their christening, and {foe} answered for all of them that it was done with powder, and they cheered him, and nobody came over to you. It was a good answer, and he had it said twice. There was one who did not cheer. But he had his mouth full.',
          ],
        }),
      ],
    },
    triumph: [
      'Now Sweet Agnes was brought home, mouth down, upon straw, and hung again in {who}’s tower, and your oath was kept. {who} put both hands flat against the wall and nodded to you, and you hauled. In the fields all of them stood up. {who} could not hear her; but one saw it come up through the stones, and the arms, and into the face. There is no moral. I have tried for one.',
      'You had saved the bell from {foe}, and she rang in {who}’s tower for all who had died without her, each in turn, by name. You and {who} had hold of the one rope. There were not forty people left in that parish, and they could be heard in the next. A boat that had been given up came in upon the last of it. The sea gave up its dead, I read, and stopped there.',
      'The bell hung in her tower once more, and {who} stood beneath her with both arms out, as wide as she is. There had been some doubt if the walls would bear it. At the first stroke two hundred years of dust came down and made everybody one colour; at the next an old dog got up and went to church, where he used to wait for someone. The novices ask if he was let in.',
      'Sweet Agnes was home, and {foe} had no gun of her, and his own founder walked behind her with his hat off and asked {who} for pardon. He was handed a pot of grease. {foe} sent only for the measure of her rim, for he could not get her out of his head. You rang them all in to supper. It was the first that they had eaten together since she went.',
      'You brought the bell back to {who}, with one scratch on her from the road, and {who} would not have it filed. They baptised eleven children upon the day, who had been waiting so as to be rung for, and you stood sponsor to each. The last, a girl, laughed aloud at the noise. And {who} saw her laugh, and laughed also. Suffer the little children, says Our Lord; and they suffer us.',
      'You came over the hill with the bell, behind oxen, and so {who} had her again, as you had sworn. A man was ploughing there, and saw, and put his arms about the neck of his horse. Then the others came with ropes and planks and soup. {who} had climbed up before any of them, to sit on the beam and be the first to feel her come. I hope to be met so.',
    ],
    loss: [
      'Now {foe} had made a gun of the bell, and you could not bring her home to {who}. She had a sweet note, they say who were at the siege, and she burst at the ninth stone. You carried back a piece of the lip, the size of a loaf, with LIVING upon it. {who} strikes that for the offices, with a spoon. How shall we sing the Lord’s song?',
      'You came to {where} too late, and the bell was melted, and {who} had to be told by signs. There is a sign for bell and a sign for fire. You made them; and {who} took hold of your two hands, and held them still. I have asked a deaf brother of ours to show me those signs. He did so, and we went in to sing, for it was the time for it.',
      'The bell was lost, and you stood at {where} among the slag, and a child offered you a drop of her for a farthing, in the shape of a tear. So they die in that parish without being rung for. {who} still goes up the ladder, and takes hold of nothing, and pulls. Those who see it from the fields leave off work. Out of the depths have I cried, we say for them.',
      '{foe} had cast his gun out of Sweet Agnes, and so your oath to {who} was broken. All her words had come through upon the metal but the last. {who} wished to be told which word it was. You drew it in the dust with your finger, and the two of you looked at it till it was blown away. I call the living, it used to say; I mourn the dead.',
    ],
    fates: {
      triumph:
        '{who} rang Sweet Agnes until past eighty, and was rung out by her with the long peal. {foe} turned to hiring oxen; he had been struck, he said, by how they pulled.',
      loss: '{who} stayed in the tower, to mind a clock that has no bell. {foe} sold the gun before it burst, and lent money to both sides for another.',
      death:
        '{who} ties a knot for you in the rope’s end each All Souls’. {foe} cast his guns, and could never afterwards abide a church, for the quiet.',
    },
  },
  {
    key: 'knights/pardon',
    kind: 'avenge',
    drives: ['charisma', 'intellect'],
    title: 'Bring {foe} to {where}, to be forgiven there by {who}.',
    who: { trade: 'dowager', genders: ['female'] },
    foe: { trade: 'baron', genders: ['male'] },
    goal: 'landmark',
    ways: ['talk', 'gift'],
    sworn: [
      'Now {foe} had killed the only son of {who}, eleven years before, at {where}, about a hawk, and she was dying and wished to forgive him to his face. He would not come, and had doubled his walls. So you knelt at {who}’s bed and swore to bring {foe} to {where}; for he was not afraid of vengeance, but he was of this.',
      '“I have to forgive {foe} for my son,” said {who}, “or I shall have his company for ever.” It must be done at {where}, where he killed the boy, and he hid from her behind his walls. She was a dowager of great age, and could not promise how long she would wait. You swore to bring him. She told you not to look so holy.',
      '{foe} slew the one son of {who} at {where}, in a quarrel over a hawk, and after eleven years she would forgive him there before she died. But he would not be forgiven, and had built up his walls against it. “Bring him,” she said. “I will not be kept waiting by him as well.” So you swore across the coverlet, like Abraham’s servant.',
      '{who} was to die before the year turned, and she wished to pardon {foe} first, who had killed her son at {where}; and he had answered by raising the drawbridge. Everyone in that room wept but you. So it was you whom she had swear to bring him to {where}. She chose you with her handkerchief.',
      '{who} wanted {foe} brought to {where}, where he had killed her only boy about a hawk, so that she might forgive him before she died. He would not come to it, and had dug a second ditch. “Somebody must just go and get him,” said she, and had the bed-curtains put back to look at you. And you swore it, for she was so small.',
      'There was a stool by the bed of {who}, and you sat upon it, and were asked to bring {foe} to {where}. He had slain her one son there, and she would forgive him before she died, but he fled from it. Six had been asked already. You laid your hand upon the Gospel and swore to bring him.',
      '“Eleven years I have hated {foe}, who killed my son,” said {who}, “and now I am dying, and wish to forgive.” So he must come to {where}, where it was done, and be forgiven. Three messengers had been chased from his gate. You had only come to sell hay; and you swore to bring {foe} there.',
      '{foe} had killed the son of {who} for a hawk, at {where}, and now she lay dying and would forgive him upon that very ground. He wrote that he would sooner have a siege. You read it to her; and then you swore to fetch him there. She wished him there before she died.',
    ],
    advances: [
      'A groom told you that {foe} rides out alone once a week, and by which gate.',
      '{foe}’s chaplain was on your side now, and had told his lord that he ought to hear {who}.',
      'Two of the guards who drove the messengers from {foe}’s gate were tired of it, and would let you through.',
      '{foe} had asked a pedlar if {who} was still alive, and so it was known that he thought of her.',
      'The road to {where} had been mended, so that {who} could be brought there in a litter.',
      'Your name was known in {foe}’s house as that of an honest person, and he had not forbidden anyone to speak it.',
      '{foe}’s old nurse told you that he leaves the room when anybody speaks of {who}’s son.',
      '{who} was strong enough again to be carried to {where}, and had her white gown aired for it.',
      '{foe}’s own brother said openly at table that a man ought to let himself be forgiven.',
      'A mason told you that there is a small door in {foe}’s new wall, and that it is seldom locked.',
      '{foe}’s steward wished that the matter were ended, and would tell you when his lord was in a soft mood.',
      'It was known now that {foe} gives alms every year upon the day when {who}’s son was killed, and so he is sorry for it.',
      'A priest near {where} would keep people off that ground, so that {who} and {foe} might be alone there.',
      'The captain of {foe}’s archers gave his word that none of them would shoot at one who came unarmed.',
      'A friar had explained to {foe} that {who} wished only to forgive him, and he began to doubt that it was a trap.',
      '{foe}’s wife would speak for you in that house, for she was afraid that he would die unforgiven.',
      'You knew now on which road {foe} goes hunting, and that it passes quite near to {where}.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Ask {foe}’s old confessor in {place} what he cannot repeat.',
        offer: does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Put cases to the old confessor',
          description:
            'He may tell you no secret of {foe}’s; but you may ask him how one would win over a supposed man, in a supposed case.',
          success: [
            'The old confessor could tell you no secret, but by supposed cases he let you know how {foe} is to be won: ask him for something small. You had put the case of a man who did a thing in one breath. Would he sleep? He would build a castle to it, said the friar; and the novices looked at our walls.',
            'You learned from the confessor that {foe} does not fear hatred, for he has walls against that, and should be met with a little thing. It was all put as a case. “Suppose,” you had said, “a man with a bird in his hand.” He has it still, said the friar, on the inside, where it eats. The novices looked at me.',
            'The old confessor told it to the candle, and so broke no seal: {foe} should not be called to repentance, but asked to help with a horse. At your fifth case his beads had stopped. It was of one who longed to be sent for, and had shut the gate. Behold, I stand at the door and knock. Somebody has to.',
          ],
          failure: [
            'You asked the old confessor too plainly about {foe}, and he drew his cowl forward and would say no more. There is a canon, he said, on those who go fishing in the font. It was a pity; for you saw in his eyes how he had wished to be asked better.',
            'The confessor answered none of your cases, and you learned nothing of {foe}. At the fourth you perceived that he was asleep, and at the fifth that he was not. The man whom you supposed, he said, had borne enough supposing. Job said as much to his friends.',
            'You learned nothing from the confessor, for he heard your cases out, and took them for your own sins, and gave you a penance for a hawk, a murder and a wall. You did the penance. It seemed the shortest way.',
            'The old confessor was willing, and deaf, and you would have had to shout your cases so that the whole church heard them of {foe}. And so it was left. He blessed you for your patience, very loudly.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Tend the wayside cross at {place}, that {foe} put up and let fall.',
        offer: does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Set up the fallen cross at {place}',
          description: '{foe} put it up for the dead boy and let it fall; it is oak, and has lain there for years.',
          success: [
            'You set up the fallen cross, and cut the boy’s name in it, which {foe} had left off, and so a word was sent to him without a messenger. A groom of his had watched from the hedge. He went away upon tiptoe, and then at a run. It is a short sermon, a name. I shall not try it here.',
            'So the cross at {place} stood again, by means of a rope and most of a psalm, and had the name of the dead boy on it. {foe} would hear of that. His forester sniffed behind you, and said that he had not seen you. Simon of Cyrene was only made to carry it; they had others for the lifting.',
            'The cross was raised, upon a ramp of turf, as a sick man is sat up in bed, and it dropped into its hole with a sound like a door. You cut in the boy’s name. A shepherd of {foe}’s came bareheaded and asked for the spelling. So {foe} was told it, I suppose, a letter at a time.',
            'You dug and lifted until the cross stood, and wrote the boy’s name on it, and {foe} knew of it before you had found your hat. A cow had looked on, who used to scratch there. When you came by again there was a jar of nettles at the foot, and {foe}’s own carter drove off rather fast.',
          ],
          failure: [
            'You had the cross up, and it came down again over you, with its arms out, like an aunt at Easter, for it was rotten at the ground. So nothing was mended, and {foe} had no sign. You lay there and looked at Heaven between the arms.',
            'You could lift the cross only as high as your chest, and nobody was there to put in the prop, and so you let it down. There is a new split in it. If any would come after Me, it is written, let him take up his cross; but one takes up one’s own.',
            'The hole for the cross filled with water, and the next had a rock in it, and by the third you were far from where it had stood. So it is not up. A shepherd asked who had ordered {place} to be moved. Faith can do that, you told him, and were not believed.',
            'You could not raise the cross, for the rope broke when it was half up, and you sat down, and it lay down. Simon of Cyrene was not asked to do it alone. The ropes are better now; it may be tried again.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Find the falconer in {place} who sold the hawk.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Ask through the mews for the old hawk',
          description:
            'The man who sold it may know why {foe} killed for it; a falconer forgets a debt and a wife, but not a bird.',
          success: [
            'You found the falconer, and he confessed what {foe} and {who} never knew: he had sold that hawk twice over, to both of the young men, for six shillings. She was still alive, half blind, by his fire. He had waited since for somebody to come in by that door. He asked you what he might do.',
            'So the truth came out at last: the falconer had taken money for one hawk from {foe} and from the boy, and they met with her upon the road. He was mincing a mouse for her, for she could no longer see it. Nobody had ever asked him. Would it be of use, he inquired, if he were sorry aloud?',
            'You found the man who had sold the hawk, for he knew her by the bell that you described, and wept, and told you the truth of it: two men had paid for her. He has never spent the second six shillings.',
          ],
          failure: [
            'You went from perch to perch and did not find the falconer. They showed you a hawk that had killed a crane, and one that had bitten a bishop, and were proudest of her. He had moved, you were told at the last of the mews, across to the first.',
            'A merlin took hold of your hand, and by the time that she was got off nobody would talk of the old hawk, but only of surgeons. So you do not know who sold her. All the mews of {place} was very kind, and had a salve.',
            'You asked in the mews for the hawk, and were shown forty hawks, and the falconers would speak of those and of no old one. So you learned nothing. Each was the best in Christendom, and looked it.',
            'The falconers would tell you nothing, for you had come in with a feather in your hat, and it was a heron’s, and every bird in the mews went off her perch. You were put out, with the hat.',
          ],
        }),
      },
    ],
    ready: [
      'Now you had learned all about {foe} that can be learned without him, and {who} was carried out to {where}, wearing her rings. It was for you to go there and see that he came.',
      '“Now, please,” was the word that {who} sent you, for all was ready, and her litter was upon its way to {where}. So there was in the world no other place for you to be going. The page had ridden his horse lame with it.',
      'It was time to bring {foe} to {where}, for {who} had been dressed for it and would not be undressed again. They took a door off, for the litter. You had gone round him long enough, like Jericho; and it remained to go straight.',
      '{who} was setting out for {where}, and you had what was needed to bring {foe} there also. The physician met you on the stairs and shook his head. He was told from above to stop it. So you went.',
      '{who} waited already at {where}, for she feared that she might die before it was done, and nothing was left to find out about {foe}, except if he would come. You set out for that place, and prayed, I am told, in very few words.',
    ],
    test: {
      openings: [
        'Now {who} sat in her litter at {where}, and {foe} had come so far as the edge of it, with sixty lances, and it was for you to bring him to her to be forgiven for killing her boy. She was very small, with her hands in her lap. He had on every piece of armour that he owned, and his visor was shut.',
        '{foe} would not cross the grass at {where} to {who}, for he had killed her boy, and believed that her pardon was a trap; and you must get him over it. He rode up and down and asked where she had hidden her archers. She had begun to be tired in the litter. She beckoned, and said that it must be done by you, as she could not shout.',
      ],
      still:
        '{foe} had not come over to {who} to be forgiven, as you had sworn that he should, and sat his horse once more at the edge of {where}. {who} had closed her eyes; but her fingers moved.',
      givenUp: [
        '{foe} rode away from {where} with all his lances, and {who} was carried home in her litter. She still lived, and waited; and you might try to bring him there again.',
        '{foe}’s lances drove you off the grass at {where}, and he went home unforgiven. {who} said that she would not die yet, and that you should come back and try again.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Walk to {foe} and speak the boy’s name',
          description: 'You go across open grass to sixty lances; and people have been hanged for saying that name.',
          success: [
            'You walked up to {foe} and said the boy’s name, and he came with you to {who}. All the lances were lowered at that word. So you said it again, and that the mother had put off dying for this. Nothing moved in the helm. Then two hands went up, like a child’s to a hood, and could not find the strap.',
            'You walked across the grass to {foe} and said the boy’s name, and he let you lead him to {who}. At the first lance they had asked your business, and you said the name, and so at the second; and it came to him through sixty mouths before you did. He asked you if he had said it right himself.',
            '{foe} came with you to {who}, for you spoke the boy’s name to him, and he gave it back, as one does at a door, and then he could not stop. He said it to his horse and to his gauntlet; and he was saying it yet when you put his hand upon the edge of the litter.',
            'You said the boy’s name to {foe}, and how old the boy would now be, and so he came with you to {who}, for he had kept count of it as well, to the month. He gave the reins to nobody, and the horse went after him. It had better manners than the sixty, who were staring.',
          ],
          failure: [
            'At the boy’s name {foe}’s horse reared, or he reared it, and you were ridden over, and he was no nearer to {who}. He had himself been trying to get away. His people took him back among the trees. One could hear him there, being asked for orders.',
            'You were near to {foe} when one of the lances, who was young, thought that you had come to kill him, and rode you down before you could say the boy’s name. So {who} was not answered. The young man held your head, and said that nobody ever told him anything. I hear the same from our novices.',
            'You spoke the boy’s name, and {foe} said that there had been many of that name, and had you beaten off with the spear-shafts, and did not stir toward {who}. But they saw him count on his fingers how many. Peter said that he knew not the man, and went out and wept. This one stayed where he was.',
            'You came to {foe} and could not say the boy’s name, for your mouth was dry, and you said “hawk” in its place, and that was the wrong word. So {who} must wait. He struck at you with the butt of his lance before he knew it. Moses was slow of speech also, and was given a brother.',
          ],
          hurt: 'blow',
        }),
        does(['gift', 'vigour', 'hard', 'serious'], {
          action: 'Offer {foe} your sword and your neck',
          description:
            '{foe} wishes to be struck, and may take it ill to be knelt to; and he has sixty to do it for him.',
          success: [
            'You gave {foe} your sword and bent your neck before him, for the life that lay between those two houses, and he got down and went with you to {who}. You had heard the sword fall beside your ear. He had hold of your collar, to keep upright. Isaac was spared so; and nobody asks how Abraham’s knees were.',
            'You offered {foe} your sword and your neck, and he took the sword, and knelt by you, and offered you his own, and you brought him to {who}. There had been two necks and nobody to strike. “She has the better right,” you told him, and he got up by your shoulder. The sixty looked before them, as we do at the washing of feet.',
            '{foe} would not touch the sword, but got down to make you stand up, and so came with you to {who}. He had been knelt to in dreams for eleven years, he said, and it was always the boy. He went quickly, like one who has dropped something, and waits to hear it break.',
            'You held up your sword to {foe} and bared your neck, and his horse, which was old, put down her nose and breathed on it, and so it was over, and he came to {who} upon foot. Something had given way within the helm. The beasts knew Our Lord too, before the gentlemen did.',
          ],
          failure: [
            '{foe} took your sword for mockery, or had need to, and beat you with the flat of it, and he did not come to {who}. “This she sends me,” he said, and kept on for some time. He giveth his cheek to him that smiteth him: it is in Lamentations, and belongs there.',
            'You offered sword and neck, and {foe}’s captain took it for a surrender, and had you bound and kicked before {foe} could speak, and he came no nearer to {who}. A ram was sent for Isaac. Here there was only the goat of the camp, and she ate the cord.',
            '{foe} saw your neck, and said that he had one upon his soul and would not have two, and had you driven off with whips. So his conscience kept him from {who}, and it was his conscience that should have brought him. The moral is that one ought to lead it by the bridle. Mine bites.',
            'You gave {foe} your sword, and he gave it to the next man, and he to the next, down all the sixty, and so he was not moved toward {who} at all. The last one hit you with it. Then they gave it back to you. I do not know what to draw from that, and have drawn nothing.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Stand between the two until he comes',
          description:
            'You stand between {foe} and {who}, with open hands, for as long as it may take; and the archers grow bored.',
          success: [
            'You stood between the two of them until {foe} came, on foot, like somebody wading, and took your sleeve for the last of the way to {who}. They had shot at your feet at first, for want of work, and left off. It grew so quiet that the litter creaked. Our Lady also stood. I never heard that it rests one.',
            'You stood upon the open grass until {foe} came out to ask what you were standing for, and by then he was nearer to {who} than to his own people, and she spoke to him. One cannot ride away in the midst of a sentence of hers, it seems. He came on by one step to each word.',
            'You stood with open hands until the archers unstrung their bows, and one came over with a drink for you, and then more; and {foe} could not bear to be left alone at the edge, and came to {who}. Stand still, and see the salvation of the Lord. My feet have always gone the other way.',
            '{foe} came to {who} because you had fallen asleep upon your feet between them, and swayed, and both cried out at once to have you held. He was there first. So he had you beneath one arm, and her litter in front of him. God uses even our sleep. I have offered Him mine, at the long lesson.',
          ],
          failure: [
            'You stood in the middle until a bowstring slipped, and both sides shot, and {foe} was farther from {who} than when he had begun. It was for the most part over your head. Blessed are the peacemakers, it is written; and we keep an arrow in our church.',
            'You stood between the two, and a cow came, and then the rest of the herd, and stood about you, and {foe} took it for mockery and had the place cleared with bow-staves. You were cleared also. So he was as far from {who} as ever; and one heifer, they say, would not leave you.',
            'You stood until you sat down, for you were worn out, and by the law of truces whoever sits has ended it. So {foe} drew off to the edge, and a squire was sent to push you over with a lance, for the form, and {who} was still to be answered. I have sat down in shorter vigils.',
            'You stood, and {foe} stood, and it might have come to something; but a stone was slung from his side at a hare, and it found you, and all took cover. So no one went to {who}. The stone which the builders refused is become the head of the corner. It was about of that size.',
          ],
          hurt: 'blow',
        }),
        does(['explore', 'intellect', 'medium', 'slight'], {
          action: 'Lead {foe} to where the boy died',
          description:
            '{foe} has not set eyes upon that ground since the killing; if you should point to the wrong place he will know.',
          success: [
            'You asked {foe} to show you where it was done, and he rode there by himself, and {who} had herself carried to the same spot. So they met. He had known it to a hand. He looked down so long that when he did look up it was quite simple, for she was looking at it too.',
            'You led {foe} to the spot, and had set up a hawk’s feather there upon a stick, and no name, and when he saw that he got down and went to {who}. He would not have her jolted to it over the rough grass, he said. He walked to her instead, with the feather in his hand.',
            'You led {foe} across the grass and stopped too early, and he said “No, it is further,” and went on before you, as one does with strangers, and so he came to the spot and to {who}. He had been the only guide to it for eleven years. I think that he was almost glad of company.',
            'You led {foe} to the spot by the way that the boy had gone, and it brought him to {who}. At each bend you told him what the boy had talked of there, as she had told it you. It was mostly of hawks. So he came round the last of it as another person comes, and looked up.',
          ],
          failure: [
            'You pointed out to {foe} the wrong place, and he turned his horse away, and {who} was still unanswered. He gave a sort of laugh within the helm. So even that, he said, she had let grow over. I should have known the place no better, and I have prayed at it in my mind for years.',
            'You led {foe} straight to the spot, too straight, and he asked who had shown it to you, and when he heard that it was {who} he would go no nearer. He had believed that it was his alone. We fight for stranger properties, in our house. There is a stool.',
            '{foe} went with you half-way to the spot, and his horse put a foot in a hole, and he took it for a warning and turned back, and so {who} had waited for nothing. It was a rabbit’s. Gideon asked for a sign twice over, to be sure. This one took the first that was offered.',
            'You lost the spot yourself, for {foe} talked to you of it the whole way, until each hollow looked the same, and at last he had lost it too, and so he did not come to {who}. You stood there, he and you. He was frightened, I believe, and rode back to where he had enemies.',
          ],
        }),
        does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Bring {foe} an old blind hawk',
          description:
            '{foe} killed the boy for this hawk, and may follow it to {who}; but if it dies in front of them, that is the omen.',
          success: [
            'You brought out the old hawk upon your fist, and {foe} got down and took her, and walked with her to {who}. She had turned her white eyes to the one and to the other. Then she mantled, slowly, like a queen who takes her seat. There was a sound within his helmet. The novices ask whose hawk it is now.',
            'You brought out the blind hawk, and she flew from your fist, who had not flown in years, and came down upon {foe}’s saddle, and so he came to {who}, to bring the bird back. He had held quite still. Then he took her up, and turned his horse, with that wrist held out before him all the way.',
            'The old hawk sat quiet on your fist, and {foe} drew off one glove to feel how thin she was, and could not put it on again, his hand shook so, and he came to {who} with the bird upon the other. It was the hawk who shook her bell. I am told that there was no sound else in that place.',
            'You brought out the old hawk and called her by her name, and she cried out, and {foe} knew her voice and followed it to {who}. He had killed for that bird, and had never once fed her; and he asked if he might. The meat was in the litter, in {who}’s lap. So somebody had seen to it, and I do not say who.',
          ],
          failure: [
            'The old hawk bit you to the bone and hung by her jesses, screaming, and {foe} stayed where he was. Somebody laughed, out of nerves, and somebody hit him for it; and it had gone along both lines before you had her righted. So {who} must wait.',
            'The blind hawk would not stay upon your fist, but climbed to your shoulder and hid her head in your collar, and {foe} said that she had judged him, and stayed where he was. So {who} had her pardon by her still. The bird was only old. I have hid so from bishops, and meant nothing by it.',
            'You had come near with the hawk upon your fist when a page let slip {foe}’s falcon at her, and you had to cover her up in both arms, and {foe} had looked away, and came no nearer to {who}. They boxed the page’s ears. He had wished to please. It is what most of us will plead.',
            'You held up the hawk before {foe} and she slept, with her head beneath her wing, and no whistling woke her, and he said that it was a stuffed one, and a trick of {who}’s. So he kept to the edge. She woke when you turned back, and roused, and looked about for somebody to impress.',
          ],
        }),
      ],
    },
    triumph: [
      'Now {foe} knelt before {who} at {where}, and she forgave him for her son, and your oath was kept. He could not get out a word. She took off his helm for him, as she must have done for another. “You have grown fat,” she said; and then the other thing, in the vulgar tongue, so that all could swear to it. It was he that took the front pole of the litter.',
      '{who} had pardoned {foe} at {where}, and nobody heard how, for both the armies were told to turn their backs. You stood in two lines and looked at the country. It was good country. When you were let turn round she was asleep, and he sat there, holding her fan. She lived for nine days more. Lord, now lettest Thou Thy servant depart in peace; and she laughed, they say.',
      '{foe} came the last of the way without his helmet, and {who} forgave him all of it, with the colour of the hawk, so that there should be no mistake. He was an old man, it was seen. She remarked on that also. He nodded when she asked him if he had understood. “Then sit,” said {who}, and had them bring the second chair. We learn that pardon is work. The chair creaked.',
      'You had brought {foe} to {where}, and {who} forgave him, and sixty lances did not know what one does with a lance. So they stuck them in the ground. She broke bread with him upon the very spot where her boy was killed; and she ate, who had eaten nothing for a week. She went home with her curtains open, and bowed to everyone like a bride. I have no moral to that, and want none.',
      '“That is all,” said {who}, when she had forgiven {foe} for her son, and she was surprised at how little it weighed. He could not rise. So you took him beneath one arm, and she from the litter by the other, which was no help whatever, and he got up by it. They spoke of the boy till the horses were cold. It appeared that he had been a very bad shot.',
      '{who} forgave {foe} at {where}, as you had sworn that she should, and while she had them all there she forgave the physician, the page, and you, who had kept her waiting. {foe} held the cup for her. She put the hawk’s bell in his palm and closed his fingers on it, one by one, as one does for a child who is sent upon an errand. Seventy times seven, says Our Lord. She was brisk.',
    ],
    loss: [
      'Now {who} had died at {where} and {foe} had not come, and so she could not forgive him, and your oath was void. At the end she asked you if that was his horn. You said that it was. I hold this for a sin, and should have committed it also. He had the walls raised by another course, and walks on them. Be merciful unto me, O God, says the psalm, be merciful.',
      '{foe} never came to be forgiven, and {who} said her pardon to the air, all of it, with his name in the right place, and so it ended. You took it to his gate, and cried it up at the windows like a pedlar until they loosed the dogs. One shutter, very high, was opened a little. Then it was drawn to. How long, O Lord, wilt Thou hide Thy face?',
      '{who} died upon the road to {where}, between two milestones, and nobody could forgive {foe} now in her stead. You went on with the empty litter, for you had sworn to be there. And far off on the hill there was somebody on a horse, who waited as well. He did not come down, nor did he go. I do not know which of you left first. Darkness is my only companion, says the psalm.',
      '{foe} had the bridge cut, and so he was not brought to {where}, and you could only shout to him over the gap that {who} forgave him. He stood with his fingers in his ears, a man of sixty, as children do. She had you tell her how he looked. Then she said that she would try and keep a place for him where she was going, and was not sure whom one asks.',
    ],
    fates: {
      triumph:
        '{who} lies at {where} beneath a hawk of stone. {foe} pulled down his outer wall and built a bridge of it, for the most part, and mends it himself.',
      loss: '{who} was buried with her face to his castle, as she had asked. {foe} died in his armour, of a chill, and they could not get it off him.',
      death:
        '{who} outlived you by a week, and forgave you the delay. {foe} sent a wreath without a name, and it lies upon the wrong grave.',
    },
  },
];
