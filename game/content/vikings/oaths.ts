import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const vikingOaths: readonly OathContent[] = [
  {
    key: 'vikings/the-burnt-hall',
    kind: 'avenge',
    drives: ['strength', 'endurance'],
    title: 'Make {foe} answer at {where} for the burning of {who}’s hall.',
    who: { trade: 'fosterer', genders: ['male', 'female'] },
    foe: { trade: 'sea-king', genders: ['male'] },
    goal: 'landmark',
    ways: ['force', 'patience'],
    sworn: [
      '{foe} burned down {who}’s hall with forty men, and it was over grazing. They stacked brushwood along the walls, let out the thralls and the dog, and lit it. {who} got out by the drain. You had eaten eleven winters at that table. You put your hand on the burnt door-ring and swore to make {foe} answer for it at {where}.',
      'The hall had belonged to {who}, who fostered you, and {foe} had burned it. Eleven black posts were left. {who} sat on the well-curb and counted them. You asked who had done it and were told the name. You swore on the ring of the door to bring {foe} to judgement. The ring was still warm.',
      '{foe} had a claim to some grazing, and {who} denied it. {foe} came with forty men and brushwood and burned the hall over the heads of those in it. {who} crept out by the drain and asked for water. You picked the door-ring out of the ash with your sleeve. You swore on it that {foe} should answer.',
      'Your foster-kin’s hall was on fire when you came over the ridge. {foe} had lit it, and he rode off with his forty men at a walk. {who} came out of the drain, black to the eyes, with the door-ring in one hand. You took hold of the other side. You swore that {foe} should be judged for the burning.',
      '{foe} gave notice that it was about the grazing, and then he burned {who}’s hall. There were forty men and enough brushwood. {who} was the last to come out, by the drain. Nothing was left that had a name but the ring of the door. You swore on it, before the neighbours, to make {foe} answer for the fire.',
      'The neighbours had come with buckets, and the hall was burned already. It was {who}’s, and {foe} and forty men had done it. They spared the barn, because it went with the grazing. The door-ring was passed from hand to hand among those present. It stopped at you. You swore on it to bring {foe} to judgement at {where}.',
      '“Who burned it?” you asked. “{foe},” said {who}. The hall was gone to the sill. Forty men had carried brushwood to it in a suit over grazing. {who} had come out through the drain with one spoon. You raked where the door had been until you found the ring. You closed your hand on it and swore that {foe} should answer.',
    ],
    advances: [
      'You were nearer to bringing {foe} to judgement. You were spoken of at {where}, and people there had begun to ask for your height.',
      'The case against {foe} was stronger than before. Where you sat down now, others moved up on the bench, and a suit begins with a seat.',
      'Your oath to {who} had come forward by a step. Your hands stayed quiet when you thought of the eleven posts.',
      '{foe} was a shorter way off than he had been. Whoever could do what you had done could stand before him.',
      'You scratched a stroke on the inside of the door-ring, for the oath was further on. There was room in it for the rest.',
      'The reckoning with {foe} had come closer, and it was known. At {where} they spoke of him as one who had been, and then corrected it.',
      'You had moved on toward {foe}’s judgement. A man who held a torch at {who}’s hall came of his own will and named the others.',
      'You were so far along in the suit that you would have known {foe} by his cough. Everyone on the road to {where} could do it for you.',
      'The search for justice against {foe} was further on. The door-ring had worn a mark in your belt, and nobody asked any longer what it was.',
      '{foe} was nearer to his answer. He had reckoned with silver and with revenge, and not with someone who came on at a walk.',
      'Word went round the farms that your oath against {foe} was gaining. Two households on his side took in their brushwood.',
      'You had got on with what you swore to {who}. For two days you ate nothing that was smoked.',
      'More people stood with you against {foe} than had stood before. No one thanked you. A cup was filled in your direction.',
      'The oath had come on, and what you would say to {foe} was shorter by it. The part about the dog was down to a sentence.',
      '{who} was told that the suit against {foe} had moved. A carpenter had paced out the eleven posts and had not asked who would pay.',
      '{foe} had heard that you were getting nearer. He slept in his clothes, with a bucket at each end of the bed.',
      'You were further on toward making {foe} answer. {who}’s dog lay across the place where the door had been, and let you by.',
      'Your case against {foe} was talked of at {where}. Somebody asked him at table what grazing fetches, and he got up.',
      'The oath was gaining on {foe}, and his people counted themselves over. Two of the forty said that there had been thirty-eight.',
      'You had paid off one of the eleven winters that you ate with {who}. {foe}’s judgement was that much closer.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Drink in {place} with a man who carried the brushwood.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Pour for the man who carried the brushwood',
          description: 'He drinks alone in {place}, and you will have to sit beside the hands that did it.',
          success: [
            'The man wept into his third horn and owned to you that he carried two bundles of the brushwood. He had been told that it was for a feast. He would say so at law, and say that {foe} lit it, if somebody stood next to him.',
            'You poured and did not ask, and at the fourth horn he told you all of it. {foe} had struck the light. He himself had carried brushwood twice. He would be your witness on the law-hill, he said. He did not want to be up there alone.',
            'You poured for the man until the jug was empty, and he named to you who had carried the brushwood and who had lit it. He held out his hands while he told it. They were not steady hands.',
          ],
          failure: [
            'He asked what had brought you there, and you answered too fast. You had waited for it since the first horn. He went out to the yard, and behind the yard was a lane. You got no witness against {foe}.',
            'He outdrank you and told you nothing of the burning. You spoke of your mother, it was said. When you looked up his seat was empty, and the ale was on your tally. He had left word that you were good company.',
            'The man drank what you poured and told you nothing of the burning. His brother sat down between you. The brother had carried brushwood too, and he drank nothing.',
            'You poured for the man too quickly, and he slept before he had said a word of the brushwood. He slept with his hands under him. The jug was paid for, and it was not a small jug.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lie up at {place} and count the men {foe} has left.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Lie in cover and count them',
          description: 'Hours on your belly with cold porridge and no fire.',
          success: [
            'You counted the men whom {foe} had left, and they were thirty-one. Nine of the forty had gone home to their hay. They passed you on the second day. {foe} went first and looked round more than a leader does.',
            'You lay in cover and counted {foe}’s men twice, by spoons and by feet. It came to thirty-one both times. Over the porridge they named the nine who had left. {foe} looked over his shoulder at one ditch, and then again.',
            'You lay two days in cover at {place} and counted the men whom {foe} had left. They were twenty-nine who could fight and two who could cook. You counted them again at supper.',
          ],
          failure: [
            'You fell asleep in the cover, and {foe}’s men went by uncounted. A shepherd woke you by stepping over you. He had a whistle that could be heard in Dublin. Nobody else came that way.',
            'You counted sixty of {foe}’s men by the feet, and then twelve, and then the twelve began to low. They were cattle. From the hollow that you had chosen one could see nothing. Their owner asked you to hold the gate.',
            'You lay so deep in gorse that you could not lift your head, and {foe}’s men went past. When you got out there was only a man with a rake. They had all just gone by, he said. He had not counted.',
            'You were seen in the cover before you had counted {foe}’s men. A boy with goats stood over you and asked whose you were. The men were called together, and were told to lie still.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn in {place} the wording of a summons that holds.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Get the summons by heart',
          description: 'It has ninety words, and a suit dies of one wrong one.',
          success: [
            'You learned the summons from an old man who was mending a net. You said all of it to the net, to the wall and to his wife. At each fault she put down her spoon. The third time she went on eating. That was the ruling.',
            'You got the summons by heart from a lawman’s widow and said it to her twice without a fault. She had the ninety words from her husband. She named you two witnesses who had heard you say it.',
            'You had the ninety words of the summons by the third evening, and they hold. An old man in {place} tried them on you backward. He found one place to mend, and it was mended.',
          ],
          failure: [
            'You learned the wrong summons. The man had no teeth, and you took the words as they came. A neighbour heard you say them over in the street. That was the form for a strayed pig, he told you.',
            'You said the summons to a lawman’s daughter, and she stopped you at the eleventh word. It was the eastern form. By that one {foe} would be at his dinner before you had named the penalty. You did not get it right that day.',
            'You said the summons and left out the farm, and so it named no one’s burning. The lawman of {place} counted eighty-nine words. He said that a suit had died of less.',
            'You got no summons by heart that day. The only man in {place} who knew the words was called away to a boundary, and he had reached the thirtieth.',
          ],
        }),
      },
    ],
    ready: [
      'You had what you needed to call {foe} to judgement. He was at {where} with the last of his men. You had to go there and make him answer for the hall.',
      'The case against {foe} was whole. He had gone to {where} to sit until the matter cooled, and it was for you to go and face him. You had the ring of {who}’s door in your belt.',
    ],
    test: {
      openings: [
        '{foe} sat before a tent at {where} with the nine men who had stayed. You had come to make him answer for the burning, and he saw it by the door-ring in your hand. He put down the strap that he was mending. Nine men stood between his seat and the law.',
        'You found {foe} at {where} among his tents, with firewood stacked in bundles. You held up the ring of {who}’s door. “I wondered who would be sent,” he said. “I thought of somebody bigger.” His nine men got up one after another. He would not come to judgement unless he was made to.',
      ],
      still: '{foe} had not left {where}. His men sat closer about the fire, and one more of them was on watch.',
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Call {foe} out to fight',
          description: 'In shirt-sleeves, with his men for a fence, and he has done it oftener than you.',
          success:
            'You fought {foe} in a ring of his own men, and you beat him. He was the quicker. You gave ground until he had the fire behind him and looked round for it. Then you had his sword. He gave his word to come to the Thing.',
          failure:
            '{foe} beat you at the fifth stroke. The fourth had turned your blade. The fifth came under it, and the ring of men opened to let you out. He told them to leave you where you lay. You crawled from there.',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Sit down opposite them and wait',
          description: 'In plain sight, with the ring on your knees, for as many days as it takes.',
          success:
            'You sat opposite {foe} with the door-ring on your knees until he gave in. He ate less each day with that before him. On the third day six of his men had gone home. He walked over alone and asked what you wanted. You told him: the Thing.',
          failure:
            '{foe} and his men got used to you, and your sitting there did nothing. On the second day somebody hung a wet shirt on you. On the third they picked you up and set you down facing the other way.',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Speak the summons to {foe}’s face',
          hurt: 'blow',
          description: 'Nine drawn blades may not touch you while you speak it; they may when you stumble.',
          success:
            'You spoke the whole summons to {foe}’s face without a fault. You named the day, the hall, the brushwood and the torch. He was lawfully called then. The oldest of his men laid his axe on the grass. Eight more were laid beside it.',
          failure:
            'You said “threshold” in the summons where it should be “hearth”, and it was void. {foe} had been listening for that. The law protected you up to that word. After it several of the nine took hold of you.',
        }),
        does(['craft', 'reflexes', 'medium', 'serious'], {
          action: 'Drop the tent on {foe} and tie it',
          description: 'Six ropes to cut before anyone turns his head.',
          success:
            'You cut the ropes, and the tent came down on {foe}. You tied it and sat on the middle. His men were told that they could have him or an outlawry. They asked for time and went home to consider it. He came with you.',
          failure:
            'You cut five of the ropes, and the sixth was walrus-hide and did not part. {foe} put his head out under the flap. He asked whether you were moving in. His men escorted you to the ford, by the arms.',
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Tell his men what they are wanted for',
          description: 'They were told it was an empty barn; you will have to make them look at the ring.',
          success:
            'You told {foe}’s men that there had been people in that hall, and passed them the door-ring. They had been told that it was an empty barn. The third man had an aunt of {who}’s name. They went over to your side of the fire. {foe} sat alone.',
          failure:
            'You told the men who had been in the hall, and they laughed. One began it when you came to the dog. {foe} let it run on. Then he thanked you, and you were walked off the ground between two spears.',
        }),
      ],
    },
    triumph: [
      '{foe} owned to the burning before the law-hill, and judgement was given against him. He was asked three times if the fire was his. The third time he said yes, and the old men had it repeated. It was three years abroad and a blood-price that emptied two ships. {who} did not count the silver. {who} hung the old ring on a new door. You were not last through it.',
      'It was ruled that {foe} must build up the hall again, every post of it, with his own hands. No one recalled another such judgement. {who} sat on the well-curb and pointed. It took as long as a child takes to be born. At the first fire {foe} was given a seat near the door, and you sat across from him. The food was passed. Ash was answered.',
      'The judges found {foe} guilty and gave {who} the choice of his head or his word. It was some time before {who} answered. “He is to say who was in the house,” said {who}. {foe} began with the cook and got as far as the children. He was not asked to go on. He went abroad within the week, and {who} laid the first sill. You held the line.',
      '{foe} was brought to answer on a burnt bench, in the ash, with {who} opposite. You had set those terms. He asked what the hall had cost. {who} told him, from the carved pillars down to what could not be built again. He paid for the pillars. For the rest he walked barefoot to the Thing, and it was accepted. No one spoke to him on the way.',
      '{foe} was judged a house-burner at the Thing, and from then on no one might lend him a light. Two of his own rowers stood against him. He sat on his ship without a lamp. His forty oars went to {who} in payment, and they made good rafters. You straightened the door-ring over your knee and hung it. It was said that you had not been slow.',
      'The suit was settled at {who}’s well, with both kindreds as witnesses, and {foe} lost it. He owned to the fire and he owned to the brushwood. At the grazing he was silent. Then he said that it had been poor. People laughed, and he did not plead after that. He left his ships in pledge. {who} had a roof up in eleven weeks. You had your old place, at a new table.',
    ],
    loss: [
      'Your suit against {foe} fell on a point of law, and he gave the judges a supper. Nobody answered for the hall. You went back up the ridge and laid the door-ring in {who}’s hands. {who} turned it over. “Have you a nail?” said {who}. You had one. There was no wood to drive it in, and it was put on the well-curb beside the spoon.',
      '{foe} was not judged, for your witnesses had been got too late. He had friends by then, and after them he had cousins. You told {who} all of it among the black posts. {who} thanked you for the trouble, and that was not what you had come for. There was bread. You stood, and {who} stood, and it was not cut. The dog had it.',
      'You stood before {foe} at {where} and could not make him answer, and his men laughed. The oath was lost there. When you next passed {who}’s ground a stranger was mowing on it. He was civil. “What are the eleven holes for?” he asked. They blunted his scythe. You told him whose posts had stood in them, and he moved his hat. He went on mowing.',
      'The Thing broke up in a quarrel about fishing, and {foe} went home unjudged. The fire was a misunderstanding, he said, and people forgave it who had not been in it. You gave the door-ring back to {who}. {who} tied it round the dog’s neck. The dog wore it until it died. It could be heard on three farms, going round where the walls had been.',
    ],
    fates: {
      triumph:
        '{who} grew old in a hall with two doors. {foe} could not sleep again in a house where a fire was kept in. It was called even.',
      loss: '{foe} lived long and kept a good table. {who} was not seen at it and did not set another post in that ground.',
      death:
        '{who} cut your name on the one post that would still take a knife. {foe} heard of that and went round by another valley for the rest of his days.',
    },
  },
  {
    key: 'vikings/the-empty-mound',
    kind: 'find-out',
    drives: ['intellect', 'perception'],
    title: 'Bring home from {where} the bones of {who}’s father, which {foe} carried off by night.',
    who: { trade: 'heir', genders: ['male', 'female'] },
    foe: { trade: 'neighbour', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['explore', 'craft'],
    sworn: [
      '{foe} had dug up {who}’s father in secret and carried off his bones, and {who} asked you to find them. By law a farm is owned by whoever can name five of the family in its mound. Now {who} could name four, and {foe} wanted the meadow. You looked into the hole. You swore, over a cup with earth in it, to bring the bones home.',
      '{who}’s father had lain eight years in the mound, and {foe} had stolen his bones. The turf was open. Without him the family had no claim to the meadow, and {foe} farmed next to it. You put in your arm to the shoulder, and the bench was empty. You swore to {who} that he should lie there again.',
      '{foe} had come with a spade and a hay-sledge and taken {who}’s father out of his mound. The law asks for five dead in the ground, and now there were four. So the meadow could be claimed. {who} held a light for you. The print of his back was there. You drank ale on it and swore to bring him home from {where}.',
      '{foe} had carried off {who}’s father from his grave-mound on a sledge, and left a spade there. Four dead give no right to a meadow; five do. {foe} wanted the meadow and could count. {who} asked you for help. You laid your hand on the spade and swore to find the bones and put them back.',
      '{who} asked you to look into a hole, where {foe} had carried off the bones of {who}’s father. It was done to break the count of five dead that the law asks, and so to get the meadow. Four kinsmen lay round it untouched. You poured ale on the earth and swore to bring him back.',
      '{who} told you that {foe} had dug {who}’s father out of his mound and driven off with him on a hay-sledge. The meadow goes by law with five dead in the ground, and now there were four. “He was a small man,” said {who}, “and no trouble to move.” You had your arm in the hole when you swore to fetch his bones home.',
      'The neighbours came with candles and looked into {who}’s mound. Four lay there. The fifth was {who}’s father, and {foe} had taken him away in secret for the sake of the meadow. A bead of his was left. {who} put it in a cup with earth and ale. You drank round it and swore to bring his bones home.',
    ],
    advances: [
      'You were nearer to finding {who}’s father. He had been a poor traveller alive, and he had been a long time out.',
      'The search for the old man’s bones was further on. You had one end of the matter in your hand and had only to follow it.',
      'You had come closer to where {foe} hid the bones. {foe} had reckoned with dogs and neighbours, and not with patience.',
      'The oath to {who} had moved forward. You said the five names over as you went on, the old man’s last.',
      'You were further on in the search for {who}’s father. There was earth between your teeth again, and you had drunk nothing.',
      'The way to the old man was shorter now. A ferryman remembered {foe} and a long bundle that paid no fare, and he pointed toward {where}.',
      'You knew more of {foe}’s doings than before. A shepherd had seen the cart go out with one old man and come home washed.',
      '{who} heard that the search had come on. The cows would still not go into the meadow, and the law was told to wait.',
      'You were closer behind the old man. He lay somewhere ahead of you with a bad back, and he was owed a bench.',
      'The places where {foe} could have put the bones grew fewer. Six people had been told where he was not.',
      'You had got nearer to {where} and to {who}’s father. The dog on his farm lay with its nose that way, a tenant said.',
      'The oath was further on, and you could have drawn the old man: short in the leg, careful, and lying on the wrong side.',
      'You had gained on {foe} in the matter of the bones. You looked at every heap of earth by the road to see whose it was.',
      'The search had come forward, and {foe} had heard that. The hay-sledge was sold, with the rope thrown in, and there was no haggling.',
      'You were nearer to the grave that {foe} had made. A woman had met them on the road and said good day to both.',
      '{who}’s father was a good deal easier to find than he had been. {who} had set out his bowl on its shelf, upside down.',
      'You had moved on toward the old man at {where}. {foe} had asked a pedlar what a lock costs for a place with no door.',
      'The oath was gaining. {foe} had bought a new spade, and no one does that who can say where the old one is.',
      '{who} was told that you were further on, and told the other four in the mound. They did not object.',
      'You were closer to where the bones lay. {foe} had asked at a landing how long a man will keep, and was told by whom it was asked.',
      'You had come on in the search. Both of {foe}’s nephews had been paid for carrying, and one of them had bought ale for a witness.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for the track of a loaded sledge.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Cast about for the runner-marks',
          description: 'They are weeks old, and you will go over the same ground on your knees.',
          success: [
            'You found the track of the sledge, where a stone was scored twice at the width of the runners. A blue thread hung on a thorn. One woman in the district dyes that blue, and she sews shrouds. It led on toward the old man.',
            'You lay down and saw the track of {foe}’s sledge, two lines through the moss. Where it had tipped they had to load him again. One shoe lay there, of the kind that is tied on the dead. It was not worn.',
            'The track was there, in heather that had been pressed flat in two stripes. Nobody brings hay that way. A dog’s feet went between them, close up, at a walk. The dead man’s dog had been gone as long as he had.',
            'You found the sledge’s runner-marks, and the left was the deeper. Somebody had sat on the load to hold it down. You followed it as far as the moss told you. You had your cap in your hand by then.',
          ],
          failure: [
            'You followed the wrong sledge for half a day. Its track went three times round and ended at some children. They asked you to push. You found nothing of {foe}’s.',
            'Pigs had been driven over the place and back again, and there was no track to read. You crawled from one side to the other. You found half a comb. It was not {who}’s father’s.',
            'The two stripes that you followed had been made by a gate. A farmer had dragged it home. You came to it on your knees, and he asked you to try the latch. {foe}’s sledge had gone some other way.',
            'You measured everything there with a straw, and everything was a sledge’s width. Two stones were, and two sheep. The straw had lost an end, and you had lost the track. One knee was open.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Read the tally-stick of the carter in {place}.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Ask to see the carter’s tally',
          description: 'He was hired to notice nothing, and he is proud of his work.',
          success: [
            'You read the carter’s tally and found {who}’s father on it. There were casks and hay, and then one load too light for its length. He had cut that notch with his eyes shut. The next one gave the miles.',
            'You asked the carter who had not paid him, and he showed you the notch under his thumb. “One passenger,” he said, “lying.” {foe} had hired him and owed him still. He read you off the miles.',
            'You read the stick upside down while the carter told you how little he remembered. There was barley, and hides, and a notch where the knife had shaken. Five small ones after it were the distance. You thanked him for nothing, and he called it little.',
          ],
          failure: [
            'You took the long notch for a dead man, and it was herring. The carter let you reckon it to the end. He asked whether you knew any of them by name. You learned nothing of {foe}’s load.',
            'The carter held out his tally, and it was the one for millstones. He had two others at home. His home was far off, and his wife had the key. She had been told to lose it.',
            'The carter would not show you his tally. His wife kept it, he said, and his wife said that he kept it. They had been asked before, and they had been paid by {foe}.',
            'You saw the carter’s tally and could not read it. He cut his notches by a rule of his own, and nobody else in {place} held it. He was proud of that.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Sit out at {place} and let the dead speak.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Sit out until the dead have spoken',
          description: 'Alone on a cold stone with a hide over your head; those who nod off come back wrong.',
          success: [
            'The dead man spoke, and he told you where he lay. You could not see him. He had an old farmer’s voice, and he said that he was on his bad side, with a draught from the left. There were few places where that could be.',
            'You heard {who}’s father complain of his neighbours in the ground. One had a broken neck, and one hummed. He could hear a brook from there. You could say all of it when you lifted the hide.',
            'Somebody counted beside you under the hide, and it was the old man. So many paces on the sledge, he said, so many carried, and then a drop. You counted with him. He asked if the dog had been fed.',
          ],
          failure: [
            'You felt a long hand on the hide and did not stay to hear whose it was. You have a memory of being brave and another of the foot of the hill. {who}’s father had not spoken.',
            'None of the dead spoke. You spoke yourself, at about the middle, and told them that they might. When you lifted the hide a sheep stood in front of you. It had listened to all of it.',
            'You nodded under the hide, and what the dead may have said at {place} you did not hear. The stone was cold when you woke. A raven sat on the other end of it and had been there longer.',
            'Somebody spoke at {place} in the night, and it was a shepherd who had lost a ewe. The dead said nothing after that. The ewe was under the hide with you.',
          ],
        }),
      },
    ],
    ready: [
      'You knew now where {foe} had put {who}’s father. He was in the ground at {where}. You had to go there and dig him out, with {foe} standing by.',
      'All the witnesses agreed: the bones lay at {where}. It was time to go there and bring them home to {who}’s mound. {foe} knew that too.',
      'You had followed the sledge to its end, and that was {where}. {who} lent you a spade and a clean sack and asked that he should not be folded. You could go for him now.',
      'The old man lay at {where}, and {foe} was sitting on the spot. One of them must be moved before the other. It remained to go and do it.',
      '{who} was told that the bones were at {where} and that you would fetch them. The old man’s blanket was hung out to air. Nothing else was said.',
    ],
    test: {
      openings: [
        '{foe} sat on a spade at {where}, in front of nineteen patches of turned earth. {who}’s father lay under one of them. “You are welcome to look,” said {foe}. “I have forgotten which it is.” Two nephews stood by with hay-forks. They laughed a little late. You had to find the right one and get past the forks.',
        'You came to {where} for the bones of {who}’s father, and {foe} was there first. The ground had been dug in nineteen places so that nobody should know which was his. There was a sack, of a size to move him again. Two large nephews held hay-forks. You asked where he lay. No one answered that.',
      ],
      still:
        'The nineteen patches lay at {where} as before. {foe} had not got up from the spade, and the nephews had eaten.',
      offers: [
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Walk the ground until it tells you',
          description: 'They will let you try one patch, and then it is their turn with the hay-forks.',
          success:
            'You walked the ground and found the patch where {who}’s father lay. Eighteen of them had sunk, as earth does with nothing in it. The nineteenth stood a thumb higher. You knelt and put in your hand, and it met a hand.',
          failure:
            'You chose the patch with the robin on it, and it was wrong. A foot down there was a horse’s jaw, put in for you by {foe}. The hay-forks had come round behind you to see. They used the points.',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Prove from {foe}’s own spade where it dug',
          description: 'You must hold {foe} in talk about earth, and get hold of the blade.',
          success:
            'You read the spade and found where {foe} had dug last. There was red earth on it and black, and one smear of blue clay. You asked where there was blue clay. Both nephews looked at the same patch. {foe} lent you the spade after that.',
          failure:
            'You read the earth on {foe}’s spade wrongly and dug down to water. It came over your boots. They had looked for a well in that spot since Harald’s time, said {foe}. The nephews helped you out with the fork-shafts.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Pull {foe} off the spade',
          description: 'There are two hay-forks, and {foe.his} kin grow broad.',
          success:
            'You pulled {foe} off the spade and set {foe.him} down on the nearer nephew. The other came in low, and you had his fork. You put all three in holes, side by side. Then you asked again where the old man was, and they told you.',
          failure:
            'You had hold of the spade when a hay-fork had hold of you, by the belt. {foe}’s second nephew pitched you. You came down in a grave, head first. It had been dug for somebody else.',
        }),
        does(['patience', 'endurance', 'medium', 'serious'], {
          action: 'Dig up all nineteen of them',
          hurt: 'weariness',
          description: 'A borrowed spade, nineteen graves, and {foe} to tell you that you are getting warm.',
          success:
            'You dug up all nineteen patches and found {who}’s father in the last. There had been a dead dog, a shoe, old butter and fifteen empty holes. {foe} had stopped talking at the twelfth. He lay in blue, with his spoon. The nephews took off their hats.',
          failure:
            'You dug twelve of the nineteen and had to stop. A nephew filled each one behind you, and you could not tell any longer which were done. Your back would not straighten. {foe} said that you had been getting warm.',
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Call the old man by his name',
          description: 'It may be you who looks foolish; but {foe} has to stand there and hear it too.',
          success:
            'You called the old man three times by name, and {foe} stepped aside. Nobody had answered. But {foe} had been standing on one of the patches, and would not stand there at the third call. You dug there, and there he was.',
          failure:
            'You called the old man three times, and the larger nephew answered. He did voices. {foe} asked him for another, and the sack was laid over your head for it. Nobody had stepped off anything.',
        }),
      ],
    },
    triumph: [
      'You brought {who}’s father home in a meal-sack, with his spoon, and laid him in the mound. It was lined with birch bark. At the Thing {who} stood on it and named five. A foot was put down at the fifth, and it sounded full. {foe} counted the sheep in the meadow once more and went home. You were not thanked twice. Bone held the boundary.',
      'The old man was back in his mound, on his good side, facing the hay, and the farm was {who}’s. They drank to him and poured him some. The turf was laid over. {who} swore to the land, and no one spoke against it, {foe} among them. You had that soil under your nails for weeks. You did not hurry about it.',
      'Witnesses came from six farms and saw {who}’s father set down on his bench. He sat between his mother and a man whose name was lost. {who} handed him in his spoon and named the five. The law-man stamped at the last one and listened and held up his hand. {foe} took the fence down before supper. The stakes were carried off one at a time.',
      'You had him home, and {who} asked if he had suffered by the journey. He had lost a bead, you said, and got some sand. They washed him in ale and told him the price of hay. Then {foe} was asked to swear before witnesses that the mound was empty. {foe} took one step toward it. The oath was not sworn, and the meadow was {who}’s.',
      'The suit about the meadow was won in the time that it takes to count five. You had put the fifth back. When {who} named him there was a knock from below. It was a spade that fell over, {who} says. {foe} did not wait for the judgement. You were asked to supper. A bowl was set down next to yours, the right way up, and filled.',
      'You drove {who}’s father home on a hay-sledge, sitting, for he would not bend. {who} held him by the shoulder. At every gate people took off their caps, and so it was known in all the houses before it came to law. {foe} gave up the meadow by messenger. He was the larger nephew, and he had brought flowers. They were put in the spoon’s old place.',
    ],
    loss: [
      '{who} named five before the law and put down a foot at the fifth, and it rang hollow. You had not brought the bones home. So the farm went to {foe}, who looked at the grass. You helped to carry out the benches and the wall-hangings. There was a cradle. {who} carried that, and it took a long time to get it through the door.',
      'The law-day came, and the old man was not in his mound. You had found by then what would go in a spoon. {foe} walked the bounds with the witnesses and was given the meadow. “He may not mind where he lies,” said {who}. He had minded everything. The table was laid for supper in another man’s house, and {who} did not sit down.',
      'You dug where {who}’s father must lie, and he had been moved again. {foe} owned to it. Not even {foe} knew the place any more, for the carter who drove him was dead. The claim fell, and the meadow with it. {who} poured ale into the hole at each feast for a year. Then a board was put over it, so that the ewes should not fall in.',
      'You brought home the bones of an old man, and he was the wrong one. {who} turned the skull to the light and saw the teeth. He was laid in the mound all the same, since he had come so far. In law he was a guest. {foe} had the meadow by that ruling. {who} had a stranger, who made five and was none.',
    ],
    fates: {
      triumph:
        '{who} kept the farm and planted a rowan on the mound. {foe} greeted it in passing, and was not asked why.',
      loss: '{who} hired out by the year, in sight of the meadow. {foe} mowed it and left one strip standing. It was never accounted for.',
      death:
        'They laid you in the open mound, since it was there, and {who} named you fifth. {foe} went to law about it and lost.',
    },
  },
  {
    key: 'vikings/the-cauldron',
    kind: 'carry',
    drives: ['charisma', 'reflexes'],
    title: 'Fetch {who}’s great cauldron home from {where}, where {foe} keeps it under lock.',
    who: { trade: 'brewer', genders: ['male', 'female'] },
    foe: { trade: 'ship-owner', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'gift', 'flight'],
    sworn: [
      '{foe} had carried off {who}’s great cauldron to {where} for a debt, and {who} denied the debt. So the ale at Yule was the last. You had drunk six horns of it. The boar was led in, and people laid a hand on it and swore to take towns. You swore to fetch home the cauldron. The whole bench turned round to look.',
      '{who} stood in the hall with the jug upside down, and everyone knew that the ale was done. {foe} had sailed off with the cauldron, against a debt, and left the lid. The lid was handed round and stopped at you. You had the boar’s bristles in the other hand. You swore to bring the pot home to the lid.',
      'There was one cauldron in the district that could brew for a wedding. {who} owned it, and {foe} had taken it for a debt to which one man swore. Three weddings were fixed, and a wake was likely. Somebody ought to go, it was held, and you were the one standing. You swore it on the boar. Somebody had fetched the boar.',
      '{foe} had taken {who}’s great cauldron on board ship, for a debt that {who} did not owe, and there could be no more ale. “That was the last,” said {who}, and put down the ladle. It was Yule, and the others swore great oaths on the boar. You laid your hand on its neck and swore to fetch the cauldron back from {where}.',
      '{foe} had taken {who}’s cauldron for a debt that {who} denied, and the Yule ale was brewed in a bucket. It was thin. The boar was led in for the swearing, and nobody wished to swear. They drew in their feet one after another, until no one sat between the boar and you. You swore to bring the cauldron home from {where}.',
      '{foe} held {who}’s great cauldron at {where} for a debt, unlawfully, and {who} told you that the ale was at an end. It was Yule, when each one lays a hand on the boar and says what he will do. Some had said Paris. You swore to bring back the cauldron. You were the only one who was believed.',
      '{who} came in with the ladle and no ale. {foe} had put the great cauldron on a ship and called it payment of a debt, and no one could find who was owed. The boar stood there, washed for the swearing. You had a hand on it before the rest did. You swore to fetch the cauldron home. It was repeated to you the next day.',
      '{foe} had taken {who}’s great cauldron to {where}, for a debt that one witness swore to and {who} denied. A pan hung on the hook where it belonged. There could be no brewing for a wedding, and three were promised. The boar came round for the Yule oaths. You laid a hand on it and swore to fetch the cauldron home.',
    ],
    advances: [
      'You were nearer to getting {who}’s cauldron back. The tale of it had reached {where} before you, and {foe} had no lock for that.',
      'The oath had come forward a step. You put by what had happened to tell {who}, who was owed a tale with an end.',
      'You were further on toward the cauldron. Whoever means to carry it out of {where} must do three things at once, and you could do two.',
      'The cauldron was closer by so much. There was a taste of malt in your mouth, and you had drunk water.',
      '{foe} had less to bargain with than before, and you had more. It would come to terms at {where} or to running.',
      'You had moved on toward {where}. A scullion told you on which hook the cauldron hung, and that the hook was new.',
      'Your oath to {who} was gaining. {foe} had tried to brew in the cauldron, and the guests asked for water.',
      '{who} was told that you were further on. The malting had been begun again, on credit.',
      'You had got closer to the cauldron, and {foe} knew that. A heavier chain had been forged for it at {where}.',
      'The matter of the cauldron was so far along that there was a song of it. It wanted only the last line.',
      'You were nearer to fetching home what {foe} took. One of the brides told a carter to drive faster, and he had asked her why.',
      'The claim to {who}’s cauldron stood better than before. People made the noise of a lid when {foe} went by.',
      'You had come on with the oath. It could be told in two ways by now, and {foe} looked up too late in both.',
      'You were further on in the search for a way to take it. A guest of {foe}’s gave you the size: two to lift, or one with a reason.',
      '{where} was less far than it had been, and the cauldron with it. They beat on it there for dinner, said a man who had heard it.',
      '{who} heard that the oath was gaining. The old hook was scoured and hung up again with nothing on it.',
      'You were closer to bringing the cauldron home. Somebody had drawn it on a barn door, with you under it, walking.',
      '{foe} held the cauldron less firmly than before. Apples were kept in it at {where}, for want of anything to boil.',
      'You had moved nearer to the day of carrying it. You practised with a borrowed pot and could get it over a wall without a sound.',
      'The debt for which {foe} took the cauldron looked smaller than it had. Somebody’s aunt had gone into it and made it one cheese.',
      'You had gained on {foe}. A smith was asked at {where} what keeps a pot from ringing, and he had told both sides.',
      'The oath was further on, and {foe} had the cook sleep in the cauldron for safety. One could hear him turn over.',
      '{who}’s cauldron was nearer home. The vats had been scrubbed, and people went round by the back so as not to be asked.',
      'You had come forward with what you swore at Yule. One of the brides was told of it and sent away the man with the buttermilk.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find out in {place} who swore to that debt.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Get the witness to tell it again',
          description: 'He has told it so well, and so often, that he half believes it by now.',
          success: [
            'You had the witness tell the debt twice, and it was a different debt. First {who} owed eight marks and then a mare. He heard that himself. In front of the whole company he asked you what he ought to do.',
            'You let the witness tell it backward, and he lost the debt on the way. {who} was out at the door again, unpaid and unsworn, and there was nothing to come in with. A child said so aloud. Then the others said it.',
            'You asked the witness at what table it had been sworn. At {who}’s, he said, and it was round. A joiner stood up behind him, who had made that table. It had four corners. The witness for {foe} asked for something to sit on.',
          ],
          failure: [
            'The witness told it twice in the same words, with tears at the same place. You could not shake him. By the end you had half a mind that {who} owed it. You walked up and down until that was over.',
            'Eleven men sat with the witness and said the figures along with him. You put one question, and all eleven answered it. Then they moved up on the bench so that there was no room for you. {foe}’s debt stood.',
            'The witness would not tell you of the debt again. {foe} had sent him word that he had told it enough. He held the door with his foot, and it was not a small foot.',
            'You asked the witness who else had heard the debt sworn, and he named nine men. All nine were dead, and they were all kin of his. So nothing was learned from it.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Do a kindness in {place} to {foe}’s key-keeper.',
        offer: does(['gift', 'perception', 'medium', 'none'], {
          action: 'Give the key-keeper what she misses most',
          description: 'You have half a day to find out what it is, and it is never what they say.',
          success: [
            'You found out what {foe}’s key-keeper missed, and you gave it. Her loom had two ends, and since her sister died nobody sat at the other. You sat there until the web was done. She told you which key it was, and that one must lift.',
            'You learned that the key-keeper missed the songs of her own district, and you sang her one. It was not sung well. She hung the key on the near nail after that, where you could see it.',
            'You gave {foe}’s key-keeper news of her sister’s son, and that was what she missed. He had two children and a boat. She told you which of the keys was the cauldron’s.',
          ],
          failure: [
            'You gave the key-keeper a kitten, and it was not what she missed. She sneezed until her eyes closed. She carried {foe}’s keys off to the far end of the house and barred it.',
            'You brought the key-keeper honey, because she had a tooth for it. That tooth had been drawn within the month. She gave you the pot back with the lid on. “Who speaks of my teeth?” she asked.',
            'You gave the key-keeper a comb, and she had a better one, from {foe}. She combed her hair with it while you stood there. What she missed you had not found out.',
            'You asked the whole house what the key-keeper missed, and the whole house told her that you had asked. She would take nothing from you that day. The keys were counted in front of you.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Run the way by {place} with a load on your head.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Run it with a washtub for a hat',
          description: 'Somebody will certainly see you, and you will never be able to explain.',
          success: [
            'You ran the whole way with the tub on your head and learned it by shin and toe. There was a bend where a runner is out of sight and a dry ditch of the right width. The plan was sound. The tub was dented.',
            'You ran it and had breath left when the boys beside you had none. There were two spots to lean at and one to jump. A gap in the walls took the tub, and so it would take a cauldron, if it was persuaded.',
            'You ran the way three times: with eyes open, with eyes shut, and in the tub. By the third you knew where you were from the sound of your own breath. Two women took it for a vow and turned their backs.',
            'You had the way by number when you were done. At forty paces one bore left, at sixty one ducked, and at ninety there was a ram. He was warned from inside the tub and jumped. The third time he did not get up.',
          ],
          failure: [
            'You ran into a bride’s procession with the tub over your ears. It was narrow there. Two of them had to be pulled out of the ditch with you. The way was not learned, and the bride’s uncle had opinions.',
            'You could see your toes and not the cow. The run ended at her. When you had the tub off, some boys on a wall asked if you would do it again. It was not a way for cauldrons yet.',
            'You ran out of air in the tub, for it was well made. They found you at the foot of somebody’s steps with your feet still going. You had to be poured out. Nobody could say how far you had got.',
            'You heard steps behind you and took them for the echo in the tub. You stopped, and it was a bull. The run was over sooner than you had planned, and the bruise was named after the farm.',
          ],
        }),
      },
    ],
    ready: [
      'You knew all that could be known of {who}’s cauldron. It hung in {foe}’s store-house at {where}. It was time to go there and fetch it out.',
      '{who}’s malt was ready, and the first bride had begun to count the days. The cauldron was at {where}, under lock, and {foe} was at home. You had to go now and bring it away.',
    ],
    test: {
      openings: [
        '{who}’s cauldron hung on a chain in {foe}’s store-house at {where}, and you had come for it. There was an oak door, and a man on a stool before it. A cat had kittens in the pot. It was bigger than you had been told. {foe} sat at table in the hall beside it and could hear the chain.',
        '{foe} was giving a feast at {where}, and guests were led out by threes to see {who}’s cauldron on its chain. You had come to fetch it home. {foe} knew that. “Is it about the debt?” said {foe}. You said that it was. You were given a seat, and it was the one farthest from the store-house.',
      ],
      still: 'The cauldron hung on its chain at {where}. The man on the stool had been given a second man.',
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Claim it aloud at {foe}’s own table',
          hurt: 'blow',
          description: 'A guest’s word must be heard out, but it need not be liked.',
          success:
            'You claimed the cauldron at {foe}’s table, and {foe} gave it up. You had told of the three brides and did their mothers’ voices. The guests had to hold on to the board. Whoever kept that pot would be in the story. “Take it,” said {foe}, “and leave my name out.”',
          failure:
            'You claimed the cauldron before the guests, and no one took your side. You had been speaking to the end of the table that had money in {foe}’s ship. Four of them carried you out. The sill was stone.',
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Unhook it and run for the gate',
          description: 'You will see nothing but your own feet, and everyone will see you.',
          success:
            'You unhooked the cauldron, got under it and ran out at the gate with it. You saw a round of planks and your own toes. Axes rang on it. People made way for a pot with legs. You could not hear until you stood among the alders. Iron outran the owner.',
          failure:
            'You ran with the cauldron in a curve, and it brought you back to the store-house. You had been twice round the market. Somebody let down the chain. They put the cat in first and looked at your ribs after.',
        }),
        does(['gift', 'intellect', 'hard', 'serious'], {
          action: 'Offer {foe} a praise-song in exchange',
          hurt: 'blow',
          description: 'Twenty stanzas, before the fire burns down; a lame one has cost better poets their heads.',
          success:
            'You made {foe} a praise-song of twenty stanzas, and it was taken in exchange for the cauldron. No ship was left out. Pots wear through, it said at the close, and a song does not. “It is too large for me in any case,” said {foe}.',
          failure:
            'You lost the cauldron at the twelfth stanza. You had called {foe} the feeder of ravens, and there had been an uncle left lying in a field. It was a family matter. Nobody breathed out, and {foe} reached for something that was not a cup.',
        }),
        does(['craft', 'perception', 'medium', 'serious'], {
          action: 'Take it out through the roof',
          description: 'Turf can be lifted and put back; the two watchmen are just under it.',
          success:
            'You took the cauldron out through the roof. You had lifted the turf in squares and numbered them. The chain had one bad link. The kitten went back in, and the turf, and a bucket of the right shape. They guarded that for a week.',
          failure:
            'The cauldron stuck between two rafters, and the roof came down before it did. You were under the sods. The man on the stool looked up through the hole. “Have you an errand?” he said. {foe} came out to hear it.',
        }),
        does(['force', 'strength', 'medium', 'slight'], {
          action: 'Roll it home down the middle of town',
          description: 'By day, past everyone; it only wants a back, and a face to go with it.',
          success:
            'You rolled the cauldron home down the middle of the town, and no one stopped you. People came to their doors and knew whose it was. A boy came to push, and then his mother. At the gate {foe} would have had eighty of them to fight.',
          failure:
            'You rolled the cauldron out, and it got away from you, for the street goes downhill. It went into the dock. They had it on {foe}’s chain again within the hour. It had an eel in it and no dent.',
        }),
      ],
    },
    triumph: [
      'You brought {who}’s cauldron home, and there was a kitten in it that nobody had counted. {who} walked round it twice and struck it with a spoon. It gave the right note. There were three weddings in one week, and the wake. The dead man should have waited, they held. Your horn was not seen empty. You were not seen to stand.',
      'The cauldron was home, and {who} lit the fire under it before you had your cloak off. Nine farms came, and carried their own benches. The boar was led up, for the form of it. You counted how many kept a hand in their lap. People swore to small things that year. {foe} swore, in another hall, that it had been too large. Ale was the answer.',
      'The cauldron came over the ridge upside down with your legs under it, and the children ran ahead and shouted. {who} put on the lid. It fitted; there had been two opinions. The brides were married out of one brewing. Somebody asked what {foe} had wanted with it. {who} could not answer for laughing, and the froth ran over. It was skimmed by a guest.',
      'You had fetched home the cauldron, and {who} did not believe it until it was full. It was stirred with an oar. The first horn was carried out to the dead, and you had the second. A stick with runes came from {foe}, about the debt. It was read aloud before witnesses. Then they stirred with that. There was no answer sent, and none was asked for.',
      'You set down the cauldron in {who}’s yard, and it rang, and dogs and people answered from all the farms about. “There is a dent in it,” said {who}. It was your dent. They found that one could measure malt by it to a hair, and it is done so still. {foe} is called Dentmaker there. It is not true. It is the name in law.',
      'The last of the three brides was married when you brought the cauldron home. She and her man had waited under two roofs. {who} let you light the fire, and it drew at once. {foe} sent no one to object. It was ruled in the hall that no better oath had been sworn by mistake. You drank to that sitting, with both hands in sight.',
    ],
    loss: [
      '{foe} had {who}’s cauldron broken up and sold by weight, and you had not got it back. One rivet was bought from the smith. {who} hung it over the vat and brewed by the bucket, thin. At weddings in that district they drink the bride’s health in buttermilk. They look at you over it. You drink it to the bottom.',
      'You came home without the cauldron and hung your cloak on its hook. {foe} had kept it, and nothing more could be done at law. The brides were married by then, one of them elsewhere. {who} did not speak of it. Some ale was handed to you in a very small bowl. You drank it and said that it was good. {who} washed the bowl for a long time.',
      'You had the cauldron as far as the water, and it rolled off and sank. {foe} did not have it, and {who} did not. It can be seen when the sea is flat. There are crabs in it. {who} was rowed out there and leaned over with the lid held on two knees. Then the lid was let go. Salt has the set.',
      '{foe} gave the cauldron to a church rather than to you, and it was cast into a bell. So the oath was not kept. {who} travels there every year to hear it rung. It is a good bell. You went along once. You stood next to {who}, and neither of you could say what the ale had tasted of. There was an ale-house. You did not go in.',
    ],
    fates: {
      triumph:
        '{who} was asked to every feast after that, and asked to bring something. {foe} sent a man at Yule with an empty barrel, and it was filled.',
      loss: '{who} gave up the great brewings and kept bees. {foe} held no feast after that at which nobody asked about a pot.',
      death:
        '{who} brewed your funeral ale in nine buckets, and it was the best made there. {foe} came to drink it and stood at the back with the hood up.',
    },
  },
];
