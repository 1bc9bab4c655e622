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
      '{foe} had burned the hall of {who}, who fostered you, in a quarrel over grazing. Forty men had done it with him. {who} sat on the well-curb, counted eleven black posts, and asked you to bring {foe} to judgement. You swore it on the ring of the door, which was still warm.',
      '{foe} had a claim to some grazing, and {who} denied it. {foe} came with forty men and brushwood and burned {who}’s hall over the heads of those in it. {who} crept out by the drain and asked you for justice. You picked the door-ring out of the ash with your sleeve and swore on it that {foe} should answer.',
      'Your foster-kin’s hall was on fire when you came over the ridge. {foe} had lit it, because he wanted the grazing, and he rode off with his forty men at a walk. {who} came out of the drain, black to the eyes, with the door-ring in one hand. You took hold of the other side. You swore that {foe} should be judged for the burning.',
      '{foe} gave notice that it was about the grazing, and then he burned {who}’s hall. There were forty men and enough brushwood. {who} was the last to come out, by the drain. Nothing was left that had a name but the ring of the door. You swore on it, before the neighbours, to make {foe} answer for the fire.',
      '{foe} and forty men had burned {who}’s hall, and spared the barn, because it went with some grazing that {foe} wanted. The neighbours had come with buckets, too late. {who} asked who would take {foe} to court. The ring of the door was passed from hand to hand and stopped at you. You swore on it to bring {foe} to judgement at {where}.',
      '“Who burned it?” you asked. “{foe},” said {who}. The hall was gone to the sill. {foe} had brought forty men with brushwood, because of a suit over grazing, and {who} had come out through the drain. {who} wanted justice. You found the ring of the door in the ash, closed your hand on it and swore that {foe} should answer.',
    ],
    advances: [
      'A man who had held a torch at {who}’s hall was willing to name the others before the court.',
      'A neighbour of {foe}’s would swear that he had seen the forty men ride out with brushwood.',
      'It was known now by which road {foe} travelled to {where}, and on which days.',
      'Two of {foe}’s men had gone home to their farms and would not fight for him again.',
      'The man who had sold {foe} the brushwood would swear at law what it was bought for.',
      'People at {where} said openly now that {foe} had burned the hall and ought to answer for it.',
      'A carter was ready to tell the court that he had driven brushwood to {who}’s hall for {foe}.',
      '{foe}’s own cousin would not stand surety for him any more, and so he stood more alone.',
      'A farmer on the road to {where} had promised you a bed and would tell {foe}’s men nothing.',
      'Two old men remembered whose the grazing was, and would swear that {foe} had no right to it.',
      'Two farms that used to hold with {foe} had told him that they would lend him no more men.',
      'A washerwoman would swear that {foe}’s men had brought her shirts full of soot on the day after the fire.',
      'Three free farmers had said that they would stand behind you when you called {foe} to judgement.',
      'A herd-boy could show you on which side of {where} {foe} set no watch.',
      'The lawman of the district had said that {who}’s suit against {foe} was a lawful one.',
      '{foe} could hire no new men, for the harbours had heard about the burning.',
      'The thralls whom {foe} let out before the fire were found, and they would say who lit it.',
      'A pedlar had bought a spoon out of {who}’s hall from one of {foe}’s men, and would show it to the court.',
      'A skipper who used to serve {foe} had refused to carry him away from {where}.',
      '{foe} had offered silver to the neighbours for their silence, and three had refused it before witnesses.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Drink in {place} with a man who carried the brushwood.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Pour ale for the man who carried brushwood',
          description:
            'He drinks alone in {place} and might bear witness; but you must sit beside the hands that did it.',
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
          action: 'Lie in cover and count {foe}’s men',
          description:
            'You must know how many will stand by him; it is hours on your belly with cold porridge and no fire.',
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
          action: 'Learn the summons for {foe} by heart',
          description:
            'With it you can call {foe} before the court; it has ninety words, and a suit dies of one wrong one.',
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
        '{foe} sat before a tent at {where} with the nine men who had stayed. You had come to summon him to law for the burning, and he saw it by the door-ring in your hand. He put down the strap that he was mending. Nine men stood between his seat and the law.',
        'You found {foe} at {where} among his tents, with firewood stacked in bundles. You held up the ring of {who}’s door, and were to summon him to law for the burning. “I wondered who would be sent,” he said. “I thought of somebody bigger.” His nine men got up one after another. He would not come to judgement unless he was made to.',
      ],
      still: [
        '{foe} still sat at {where} behind his nine men, and you could not go home before he was summoned for the burning. One more of them was on watch.',
        'The nine men still stood between you and {foe} at {where}, and he had not been called to answer for {who}’s hall. They sat closer about the fire.',
      ],
      givenUp: [
        '{foe}’s men drove you off from {where}, and he was not brought to judgement. He sat down again by the fire. You could heal and come there once more.',
        'You were put out of {where} by {foe} and his nine, and got away alive. The burning was not answered for. He meant to stay there, and you could try again.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Call {foe} out to fight',
          description:
            'If he loses he must come to judgement; his men stand round, and he has done it oftener than you.',
          success: [
            'You fought {foe} in a ring of his own men, and you beat him. He was the quicker. You gave ground until he had the fire behind him and looked round for it. Then you had his sword. He gave his word to come to the Thing.',
            'You threw {foe} in the ring of his men, and he yielded. His second stroke went into a tent-pole and stuck there. You did not wait for him to pull. He lay on his back with your knee on his sword-arm. He asked what you wanted, and all nine of them heard the answer: the Thing.',
            'You fought {foe} to the third shield, and he had no fourth. That is the rule of it, and his men knew the rule. “He has lost,” said the oldest. {foe} looked round the ring for another opinion. None was given. He named the day on which he would come to judgement.',
            'You won the fight with {foe}, and the door-ring won it. You had closed your fist on it. His edge came down on the iron and broke off a span from the hilt. He stood and looked at what had stopped it. He would answer for that door, he said, at law. Iron outlived the edge.',
          ],
          failure: [
            '{foe} beat you at the fifth stroke. The fourth had turned your blade. The fifth came under it, and the ring of men opened to let you out. He told them to leave you where you lay. You crawled from there.',
            '{foe} drove you out of the ring and won. By the rule both feet count, and you had one over the rope. You had watched his blade and not your heel. The nine called it with one voice. He struck once more, since you were there, and went back to his seat.',
            'You lost the fight with {foe} when your shield split along the grain. It was lime-wood, and he had seen the knot in it. He drove you round behind the half that was left. “Ask somebody for a better one,” he said. His men pushed you out between them.',
            'You fought {foe} and fell, and it was one of his men who saw to it. Each time that you gave ground somebody trod on your cloak. At the third time you went over, and {foe} had waited for that. It was not lawful. There were nine witnesses to say that it was.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Sit down opposite {foe} and outwait him',
          description:
            'In plain sight, with the door-ring on your knees, until he agrees to be judged, for as many days as it takes.',
          success: [
            'You sat opposite {foe} with the door-ring on your knees until he gave in. He ate less each day with that before him. On the third day six of his men had gone home. He walked over alone and asked what you wanted. You told him: the Thing.',
            'You sat and did not move until {foe} agreed to be judged. His firewood ran out first. To fetch more his men had to step over your feet, and each of them saw the door-ring. None would light what he brought. On the fourth day {foe} asked the way to the Thing. He knew it.',
            'You outsat {foe}, and he gave himself up to the law. Each time that he lifted his cup you said one name, out of those who had lived in that hall. You had names for two days. At the cook’s he put down the cup. He would come to the Thing, he said, if you stopped.',
            'You waited opposite {foe} for five days, and on the fifth he came over to you. His men had begun to bring you half of their porridge. They sat on your side to eat it. He counted the bowls over there and the bowls by his seat. He had one. He asked on what day the Thing sat.',
          ],
          failure: [
            '{foe} and his men got used to you, and your sitting there did nothing. On the second day somebody hung a wet shirt on you. On the third they picked you up and set you down facing the other way.',
            'You waited opposite {foe}, and he had his seat carried round behind the tent. You moved, and it was moved again. That went on for two days. His men took turns at it, and you took every turn. You sat at last before a wall of wool. From behind it came the noise of eating.',
            'You sat until your legs would not hold you, and {foe} did not give in. You had not eaten, and you had leaned on nothing. When you stood up you fell. “That one has lain down,” said {foe}, and he called two men to witness it. No one saw fit to witness how you got up.',
            'You waited, and {foe} was not worn down by it, for he played at tables against himself. He won on both days. You watched the pieces and not the men. When you wished to get up they had tied your ankles with tent-rope. They stood you on your feet to see you fall.',
          ],
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Speak the summons to {foe}’s face',
          hurt: 'blow',
          description:
            'When he has heard it all he must come; nine blades may not touch you while you speak, unless you stumble.',
          success: [
            'You spoke the whole summons to {foe}’s face without a fault. You named the day, the hall, the brushwood and the torch. He was lawfully called then. The oldest of his men laid his axe on the grass. Eight more were laid beside it.',
            'You spoke the summons to {foe} twice, and the second time it held. He had his men beat on their shields through the first. So you waited until their arms were tired and began again at the first word. By law he must hear it standing. He stood. The day was fixed, and he owned to having heard it.',
            'You spoke the summons, and {foe} broke in on it and so was bound by it. “The grazing was mine,” he said, at the sixtieth word. That was an answer, and whoever answers is a party. One of the nine had been at law before and groaned aloud. {foe} had to come to the Thing after that.',
            'You summoned {foe}, and his own men were the witnesses to it. You asked each for his name and his father’s, and set it in its place among the words. No one had called them lawful men for a year. They gave their names clearly. So {foe} was summoned before nine, and three are enough.',
          ],
          failure: [
            'You said “threshold” in the summons where it should be “hearth”, and it was void. {foe} had been listening for that. The law protected you up to that word. After it several of the nine took hold of you.',
            'You did not get to the end of the summons, because {foe} praised you in the middle of it. He praised the voice, and then the memory. You lost count and said eight men where there were nine. It was void with that. The ninth took it ill that he was left out, and he had a club.',
            'You spoke the summons without a fault, and it was void, for you stood on {foe}’s right side. It must be said from the left. He let you come to the end of it, all ninety words. Then he asked his men where you were standing. They showed you, with the flats of their swords.',
            'You were shouted down in the summons at the word “brushwood”. Three of the nine had carried it and did not care for the word. You said it again, and louder, and it was the last that got out. {foe} had put his hands over his ears. A summons that is not heard is not given. The three saw to your mouth.',
          ],
        }),
        does(['craft', 'reflexes', 'medium', 'serious'], {
          action: 'Drop the tent on {foe} and tie it',
          description:
            'Tied up in it, he can be made to come; there are six ropes to cut before anyone turns his head.',
          success: [
            'You cut the ropes, and the tent came down on {foe}. You tied it and sat on the middle. His men were told that they could have him or an outlawry. They asked for time and went home to consider it. He came with you.',
            'You dropped the tent on {foe} and had him tied in it. He cut himself a hole and put his head through, and you drew the rope in at his neck. The nine had run to save the ale. He stood there in wool to the chin. He agreed to the Thing in that collar, and it was witnessed.',
            'You brought the tent down over {foe} and three of his men and tied the mouth of it. They fought each other in there for some time. The other six asked you to let them out. You named the price: {foe}, before the judges. A voice inside accepted, and it was not his. His came after.',
            'You dropped the tent, and it was the wrong tent, and it served. The nine had gone into that one to eat. {foe} sat alone before his own with a spoon in his hand, and you stood between him and anything with an edge. He finished what was on the spoon. Then he came with you to be judged.',
          ],
          failure: [
            'You cut five of the ropes, and the sixth was walrus-hide and did not part. {foe} put his head out under the flap. He asked whether you were moving in. His men escorted you to the ford, by the arms.',
            'You cut the six ropes, and the tent stood. {foe}’s stores were stacked in it up to the ridge. You pulled at the cloth, and a cask came out from under it, and then the rest came. {foe} was asked whether he knew the one under the casks. He had seen you before, he said.',
            'You had the tent down and tied, and {foe} was not in it. He stood behind you with the end of the rope in his hand. “You missed a peg,” he said. His men had got up one after another to see. They used the peg.',
            'You were caught at the third rope, and the tent did not fall. A man had lain down with that rope round his wrist, and you woke him. He called out eight names and was the ninth. They ran you twice round the tent before you found the way out from among them.',
          ],
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Tell {foe}’s men that they burned people',
          description:
            'They were told that it was an empty barn; if the ring makes them believe you, they may leave him.',
          success: [
            'You told {foe}’s men that there had been people in that hall, and passed them the door-ring. They had been told that it was an empty barn. The third man had an aunt of {who}’s name. They went over to your side of the fire. {foe} sat alone.',
            'You told {foe}’s men that the barn had been a hall with people in it, and seven of the nine left him. You asked who had heard voices. The youngest had. He had been told that it was cattle. The others took him home between them. {foe} came to the Thing with two, and they came for the food.',
            'You had {foe}’s men hold the door-ring one after another, and they would not fight for him after it. It was bent on one side. A smith’s son among them said what heat bends iron so, and how long that takes. They reckoned it aloud. They would go with him to the Thing, they said, and sit on the other bench.',
            'You told the nine what a judge gives for burning a house with folk in it, and they handed {foe} over to you. It was outlawry. They had been told a fine of hay. They asked {foe} which it was, and he was slow to say. His sword and his boots were laid in front of you. Then he was.',
          ],
          failure: [
            'You told the men who had been in the hall, and they laughed. One began it when you came to the dog. {foe} let it run on. Then he thanked you, and you were walked off the ground between two spears.',
            'You told {foe}’s men of the hall, and they knew it already. Each had been paid half a mark to have known nothing. They said so without heat. “Sit or go,” said the eldest. You did neither fast enough, and they helped you.',
            'You told the men what had been burned, and {foe} told it after you, and his was the better telling. In his the brushwood was a gift. They looked at the ring, and he looked at it with them and shook his head. It was you whom they put away from the fire.',
            'You spoke to the nine for nothing, because five of them did not know the language. They came from the south and rowed for pay. The other four told them that you were selling a ring. A price was named, and it was not a high one. {foe} laughed until he had to be held up, and you were walked off.',
          ],
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
      '{foe} had stolen the bones of {who}’s father out of his mound, where he had lain eight years. By law a meadow belongs to the family that has five dead in it, and now {who} had four. {foe} farmed next to it and wanted it. You put in your arm to the shoulder, and the bench was empty. You swore to {who} to bring the bones back.',
      '{foe} wanted {who}’s meadow, and took {who}’s father out of his mound there with a spade and a hay-sledge. By law the meadow belongs to a family with five dead in it, and now there were four. {who} showed you the empty place, where the print of a back was in the earth. You swore to bring the bones home from {where}.',
      '{foe} had carried off {who}’s father from his grave-mound on a sledge, and left a spade there. Four dead give no right to a meadow; five do. {foe} wanted the meadow and could count. {who} asked you for help. You laid your hand on the spade and swore to find the bones and put them back.',
      '{who} asked you to look into a hole, where {foe} had carried off the bones of {who}’s father. It was done to break the count of five dead that the law asks, and so to get the meadow. Four kinsmen lay round it untouched. You poured ale on the earth and swore to bring him back.',
      '{who} told you that {foe} had dug {who}’s father out of his mound and driven off with him on a hay-sledge. The meadow goes by law with five dead in the ground, and now there were four. “He was a small man,” said {who}, “and no trouble to move.” You had your arm in the hole when you swore to fetch his bones home.',
      '{foe} had carried off the bones of {who}’s father out of the mound, to get the meadow. By law it goes with five dead in the ground, and {who} had four now. The neighbours came with candles and looked in. A bead of his was left, and {who} put it in a cup with earth and ale. You drank, and swore to bring his bones home.',
    ],
    advances: [
      'A ferryman remembered that {foe} had crossed with a long bundle, and he would swear to it.',
      'A shepherd had seen {foe}’s cart go toward {where} with a load and come home empty.',
      'It was known now which of the roads to {where} {foe} had taken with the bones.',
      'A man who had dug for {foe} was willing to talk, for he had not been paid.',
      'A woman had met {foe} and the cart on the road, and could tell you which way they turned.',
      'A neighbour would swear that {foe} had come home with grave-earth on both shoes.',
      'A smith would swear that {foe} had bought three spades from him in the week when the mound was opened.',
      'One of {foe}’s kinsmen held that the dead should be let alone, and would not help to hide the bones again.',
      'A herd-boy could show you where the ground at {where} had been dug not long ago.',
      'The people of six farms had searched their own land for you, and the bones were on none of it.',
      'The law-speaker had put off the judgement about {who}’s meadow, and so you had more time.',
      '{who} had sent word how to know the old man’s bones from others: the left leg was short.',
      'A weaver could tell you that {who}’s father was buried in blue, and that no one else there was.',
      'A watchman at {where} disliked what {foe} had done, and would be looking the other way when you came.',
      'A cousin of {foe}’s had quarrelled with {foe.him} and would swear for {who} instead.',
      'A tenant of {foe}’s let you know on which days {foe} went to {where} to look at the place.',
      'The man who had lent {foe} a cart for the bones was sorry for it and would say so at law.',
      'Two neighbours of {who}’s would swear whose bones they were when you brought them home.',
      'A boy had followed {foe}’s cart half the way to {where}, and he could name you the rest of it.',
      'The keepers of two burying-grounds had been asked, and {foe} had laid the bones in neither.',
      '{foe}’s servants were at odds about the bones, and one of them had begun to talk of it at the ale-house.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for the track of a loaded sledge.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Cast about for the marks of a sledge',
          description:
            'They would show which way the bones went; they are weeks old, and you must search on your knees.',
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
          action: 'Ask to see the carter’s tally-stick',
          description:
            'It may tell where he drove for {foe}; he was hired to notice nothing, and he is proud of his work.',
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
          description:
            'They may tell where the bones are; you sit alone on a cold stone, and those who nod off come back wrong.',
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
        'You came to {where} for the bones of {who}’s father, and {foe} sat there on a spade. The ground had been dug in nineteen places so that nobody should know which was his. Two large nephews held hay-forks and would not let you search for long. You asked where he lay. No one answered that.',
      ],
      still: [
        'The bones of {who}’s father still lay under one of nineteen patches at {where}, and {foe} and the two nephews kept you from digging. The nephews had eaten.',
        'You had not got the bones of {who}’s father out of the ground at {where}, and the two nephews still stood before it with hay-forks. {foe} had not got up from the spade.',
      ],
      givenUp: [
        'The nephews drove you off from {where} with their hay-forks, and {who}’s father stayed in the earth. {foe} sat down on the spade again. You could come back and look once more.',
        'You had to leave {where} without the bones. {foe} set the nephews to watch the nineteen patches. Nothing had been moved, and you might try it another day.',
      ],
      offers: [
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Walk the dug ground and look for signs',
          description:
            'Signs may show the right patch; the nephews let you try one, and then it is their turn with the hay-forks.',
          success: [
            'You walked the ground and found the patch where {who}’s father lay. Eighteen of them had sunk, as earth does with nothing in it. The nineteenth stood a thumb higher. You knelt and put in your hand, and it met a hand.',
            'You found {who}’s father by the sheep. They had grazed over eighteen of the patches, and at one they went round. You stood on that one and looked at {foe}. {foe} looked at the sheep. You dug there with your hands, and the old man had his spoon in his. The nephews put up their forks.',
            'You walked over the patches barefoot and found him at the eleventh. The other eighteen had been stamped hard with boots. On that one nobody had cared to stamp. The nephews took a step back, and both with the same foot. You dug, and a blue sleeve came first. {foe} had no more to say about forgetting.',
            'You found the right patch by what lay on it. On eighteen there were clods and straw. On the ninth there was a knot of blue wool, and in that district it is only shrouds that are blue. You held it out on your palm. {foe} got up from the spade, and {who}’s father was under an arm’s length of earth.',
          ],
          failure: [
            'You chose the patch with the robin on it, and it was wrong. A foot down there was a horse’s jaw, put in for you by {foe}. The hay-forks had come round behind you to see. They used the points.',
            'You chose a patch where the earth was dark, and it was not his. It looked newly turned because {foe} had watered it. You dug to the elbow and found the bucket. Then it was the nephews’ turn with the hay-forks, and they had waited for it.',
            'You walked over all nineteen patches and saw no sign, so you guessed. It was a badger’s hole with a lid of turf. The badger had not been asked and came out over you. While you were on your back the hay-forks came down on both sides. {foe} called it one try.',
            'You found the patch that the nephews would not look at, and it was not the old man’s. They had buried a cask in it, and {foe} was not to hear of it. They had you out of that hole with the forks before the lid showed. Each of them said that you had fallen.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Prove from {foe}’s own spade where it dug',
          description:
            'The earth on it may show the right patch; you must hold {foe} in talk and get hold of the blade.',
          success: [
            'You read the spade and found where {foe} had dug last. There was red earth on it and black, and one smear of blue clay. You asked where there was blue clay. Both nephews looked at the same patch. {foe} lent you the spade after that.',
            'You proved from the spade where {who}’s father lay. There was a nick in the blade, and it had left a ridge in every cut. In eighteen holes the ridge was on the left. In one it was on the right, where somebody had dug from the other side so as to lift. {foe} looked at the nick and got up.',
            'You measured {foe}’s spade against the holes, and one hole was too deep for it. Somebody taller had dug there with somebody else’s. You asked which nephew it was. “He was,” said both. By then you were down in it, and the old man’s elbow had come up. {foe} did not measure it again.',
            'You told {foe} that the spade was badly shod, and so it was held out to you and you could read it. A shred of birch bark was caught under the iron. They line mounds with that and nothing else. You asked where it had come off. The smaller nephew pointed, and {who}’s father lay where he pointed.',
          ],
          failure: [
            'You read the earth on {foe}’s spade wrongly and dug down to water. It came over your boots. They had looked for a well in that spot since Harald’s time, said {foe}. The nephews helped you out with the fork-shafts.',
            'You proved from the spade where {foe} had dug, and there was another spade. A nephew brought it out from behind him, and that one was clean. {foe} had dug with that one, and so you had proved nothing. They struck you with the flat of the first.',
            'You asked to see the spade, and {foe} got up and showed it to you too near. It is a long tool. You read half of a maker’s mark on it, from below. {foe} sat down on it again, and nothing had been proved but whose it was.',
            'You talked of earth with {foe} until you were asked what grows in it, and you did not know. {foe} had farmed there for forty years. The spade stayed where it was. Whoever does not know sorrel ought to be kept out of a field, said {foe}, and the nephews saw to that.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Pull {foe} off the spade by force',
          description:
            'Beaten, they must tell which patch it is; there are two hay-forks, and {foe.his} kin grow broad.',
          success: [
            'You pulled {foe} off the spade and set {foe.him} down on the nearer nephew. The other came in low, and you had his fork. You put all three in holes, side by side. Then you asked again where the old man was, and they told you.',
            'You took the spade from {foe}, and the nephews gave in after one exchange. You broke the neck of the first fork with it. The second nephew looked at his own fork, and he planted it beside one of the patches. It was that one, he said. He had not been paid either. You dug, and it was so.',
            'You lifted {foe} off the spade and sat down on it with {foe} across your knees. It was a matter of the back. The nephews could not use their forks on you without using them on both. {foe} named the patch, face down. It was the sixth from the end, and {who}’s father was in it.',
            'You pulled the spade out from under {foe}, and {foe} went over backward and through the crust of a grave. It was the hollow one. The nephews threw down the forks and pulled at the feet. You dug where they pulled. {who}’s father lay there on his bad side, and {foe} lay on the good one.',
          ],
          failure: [
            'You had hold of the spade when a hay-fork had hold of you, by the belt. {foe}’s second nephew pitched you. You came down in a grave, head first. It had been dug for somebody else.',
            'You pulled at {foe} and could not get {foe.him} off the spade. It had been driven down a yard and had a cross-bar. While you felt for that the nephews came from both sides. They lifted you between two forks and set you down where they set down hay, and from as high.',
            'You had {foe} by the collar, and the nephews had you by the legs. It was a question of who would let go first, and it was you. They swung you twice and threw at the third. {foe} put the collar straight and was still sitting.',
            'You had the better of both nephews until {foe} rose and joined in with the spade. It took you behind the knees. Then there were two forks at your neck, and one of them was bent. {foe} sat down again and asked that it should be straightened. They straightened it on you.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'serious'], {
          action: 'Dig up all the nineteen patches',
          hurt: 'weariness',
          description: 'He must be in one of them; it takes days with a borrowed spade, and {foe} will make remarks.',
          success: [
            'You dug up all nineteen patches and found {who}’s father in the last. There had been a dead dog, a shoe, old butter and fifteen empty holes. {foe} had stopped talking at the twelfth. He lay in blue, with his spoon. The nephews took off their hats.',
            'You dug for three days and found {who}’s father in the seventeenth patch. The nephews were to fill in behind you. At the ninth they were tired, and at the twelfth one of them took a turn with your spade. {foe} was left alone in giving advice. The old man had his hands folded. The earth owed no more.',
            'You dug up nineteen patches and found nothing, and then you dug up the one where {foe} was sitting. It had not been counted. {foe} had moved a little each day to keep the spade over it. You asked {foe.him} to rise, and the nephews had gone to wash. {who}’s father was under the seat.',
            'You dug all nineteen and found nobody, and then you dug each of them a foot deeper. He was under a dead ram in the fourteenth. Whoever came on the ram was meant to stop. Neighbours had begun to stand about by then. They took off their caps to {who}’s father, and {foe} could not well object.',
          ],
          failure: [
            'You dug twelve of the nineteen and had to stop. A nephew filled each one behind you, and you could not tell any longer which were done. Your back would not straighten. {foe} said that you had been getting warm.',
            'You dug eight patches, and the borrowed spade broke in the ninth. You went on with the blade in your two hands as far as the tenth. {foe} had no spade to lend and sat on it. Before you could stand up straight the nephews had filled in all ten.',
            'You dug in the wrong order and had to give it up. Each time {foe} told you that it was warmer farther over, and each time you went farther over. So you dug five of them twice. Your hands would not close any more. The patches lay as they had lain.',
            'You were down in the thirteenth patch when its side fell in on you. No one hurried. The nephews had a wager on which arm would come out first, and {foe} ruled that it was even. By the time that you could lift a spade the other twelve were filled in.',
          ],
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Call {who}’s dead father by his name',
          description:
            'Somebody may give away where he lies, since {foe} and the nephews must hear it; or you look foolish.',
          success: [
            'You called the old man three times by name, and {foe} stepped aside. Nobody had answered. But {foe} had been standing on one of the patches, and would not stand there at the third call. You dug there, and there he was.',
            'You called the old man by his name, and the larger nephew began to weep. He had led the sledge. He had not slept since, he said, for thinking of that bad back. He walked over to one of the patches and stuck his fork in beside it. {foe} ordered him away and was not obeyed. {who}’s father lay there.',
            'You called {who}’s father by name, and a dog came out of the bushes. It was his, and it had stayed near since they moved him. It went past the nephews and lay down on one patch with its chin on the earth. {foe} threw a clod at it. You dug where the clod had fallen, and he was found.',
            'You called the five in {who}’s mound by their names, and at the fifth {foe} answered you. “He is not there,” said {foe}. You asked where he was. {foe}’s hand had gone out before the mouth was shut, and both nephews saw it. They held your cloak while you dug. It was the right one.',
          ],
          failure: [
            'You called the old man three times, and the larger nephew answered. He did voices. {foe} asked him for another, and the sack was laid over your head for it. Nobody had stepped off anything.',
            'You called the old man, and the name was wrong. It was his brother’s. The brother was alive and lived two farms off. {foe} sent him a greeting by you, and the nephews turned you round and started you on the way with it. You were back soon, and nothing was changed.',
            'You called the old man’s name until you had no voice, and {foe} did not stir. There was wool in both of {foe}’s ears. It had been put there when you were seen coming. The nephews had none, and they were the ones who tired of it. They made it known with the shafts.',
            'You called the old man by name, and {foe} called another name, and so it went on by turns. Nothing stirred. Then the nephews ruled that you had disturbed the peace of a grave. The fine was a blow, and there were two to take it from you.',
          ],
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
      '{foe} had carried off {who}’s great cauldron to {where}, for a debt that {who} denied, and without it there could be no ale. You drank the last of it at {who}’s Yule feast. A boar was led in there, on which people lay a hand and swear what they will do. You swore to fetch home the cauldron.',
      '{foe} had sailed off with {who}’s great cauldron, for a debt that {who} denied, and left the lid. Without the pot there could be no more ale in that hall. The lid was handed round the bench at Yule, and stopped at you. You laid a hand on the oath-boar, as one does then, and swore to bring the pot home.',
      'There was one cauldron in the district that could brew for a wedding. {who} owned it, and {foe} had taken it for a debt that was not owed. Three weddings were fixed. Somebody ought to fetch the pot back, people said to {who}, and looked at you. You swore it on a boar, as is done at Yule.',
      '{foe} had taken {who}’s great cauldron on board ship, for a debt that {who} did not owe, and there could be no more ale. “That was the last,” said {who}, and put down the ladle. It was Yule, and the others swore great oaths on the boar. You laid your hand on its neck and swore to fetch the cauldron back from {where}.',
      '{foe} had taken {who}’s cauldron for a debt that {who} denied, and so the Yule ale was brewed in a bucket, and was thin. A boar was led in, on which oaths are sworn at that feast, and nobody wished to swear. {who} looked along the bench as far as you. You swore to bring the cauldron home from {where}.',
      '{foe} held {who}’s great cauldron at {where} for a debt that was not owed, and {who} told you that there could be no more ale. It was Yule, when each guest lays a hand on a boar and says what he will do. The others swore to take towns. You swore to bring back the cauldron, and you were the only one who was believed.',
      '{who} came in with the ladle and no ale, for {foe} had put the great cauldron on a ship and called it payment of a debt. No one could find who was owed. {who} asked who would fetch it. It was Yule, and a boar stood there to swear on. You laid a hand on it and swore to bring the cauldron home.',
      '{foe} had taken {who}’s great cauldron to {where}, for a debt that one witness swore to and {who} denied. A pan hung on the hook where it belonged. There could be no brewing for a wedding, and three were promised. The boar came round for the Yule oaths. You laid a hand on it and swore to fetch the cauldron home.',
    ],
    advances: [
      'A scullion from {where} could tell you on which hook {who}’s cauldron hung.',
      'A man who had sworn for {foe} to the debt was no longer sure of it, and said so.',
      'It was known now how heavy {who}’s cauldron was: two could lift it, or one with a strap.',
      'A farmer near {where} would leave a sledge for you behind his barn, to carry the cauldron home on.',
      'A kitchen-girl had let you know at which meal {foe}’s people all sat with their backs to the store-house.',
      'One of {foe}’s people was owed wages and would leave a gate unbarred for you.',
      '{foe}’s own guests had said at table that the cauldron ought to go back to {who}.',
      'Nine farms had promised {who} malt for the first brewing, and so nine farms stood behind your oath.',
      'People at {where} said openly that {foe} had taken the cauldron without right.',
      'A song about the stolen cauldron went round the district, and {foe} could not stop it.',
      'A carter would take the cauldron home for you as soon as it was outside {where}, and asked no silver.',
      'Three neighbours of {foe}’s were willing to speak for {who} in the matter of the debt.',
      'You had been shown by which street a great pot could be brought out of {where} without steps.',
      'A man who had helped {foe} to carry off the cauldron would not help to keep it.',
      'A smith could tell you how the chain of the cauldron was made and where it was weak.',
      '{foe}’s own aunt held that the debt was false, and she had said so before witnesses.',
      'One of those who guarded the cauldron for {foe} had gone home to his hay, and no other was hired.',
      'A boatman would wait below {where} for you and the cauldron, whoever came running after.',
      'It was known now in which building at {where} {foe} kept the cauldron, and who slept near it.',
      'A lawman had looked into the debt and found it smaller than {foe} had told people.',
      'A smith at {where} had refused to make {foe} a second lock for the store-house.',
      '{foe} had fallen out with two of the guests, and they would not fight for another’s pot.',
      'A woman would swear what {who} had once borrowed from {foe}, and it was a cheese.',
      'Three couples could not marry without {who}’s ale, and their kin had promised you their help.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find out in {place} who swore to that debt.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Have the witness tell of the debt again',
          description:
            'If he contradicts himself {foe}’s claim is worth less; but he has told it so often that he half believes it.',
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
          description: 'She has the key to the cauldron, and a kindness may move her; first find out what she misses.',
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
          action: 'Run the way with a washtub on your head',
          description:
            'You learn how to get the cauldron away in haste; somebody will see you, and you cannot explain it.',
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
        '{who}’s cauldron hung on a chain in {foe}’s store-house at {where}, and you had come to fetch it home. Two watchmen guarded it, one of them on a stool before the oak door, and the yard had a gate. {foe} sat at table with guests in the hall and could hear the chain. A cat had kittens in the pot.',
        '{foe} was giving a feast at {where}, and guests were led out by threes to see {who}’s cauldron on its chain. You had come to fetch it home, and {foe} would not give it up. “Is it about the debt?” said {foe}. You were given a seat at the table. Two watchmen, one on a stool, sat at the store-house, and the yard had a gate.',
      ],
      still: [
        '{who}’s cauldron still hung on its chain at {where} with {foe}’s watch before it, and you had sworn not to come home without it.',
        'You had still to get {who}’s cauldron out of {foe}’s store-house at {where}, past watchmen who knew by then what you wanted.',
      ],
      givenUp: [
        '{foe}’s people threw you out of {where}, and {who}’s cauldron hung on its chain as before. You got away from them. You could come back for it another day.',
        'You were chased away from {where} without the cauldron. {foe} had the watch told off and went back to table. It was still there to be fetched.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Claim the cauldron aloud at {foe}’s own table',
          hurt: 'blow',
          description: 'The guests may take your side, for a guest’s word must be heard out; but it need not be liked.',
          success: [
            'You claimed the cauldron at {foe}’s table, and {foe} gave it up. You had told of the three brides and did their mothers’ voices. The guests had to hold on to the board. Whoever kept that pot would be in the story. “Take it,” said {foe}, “and leave my name out.”',
            'You claimed the cauldron at {foe}’s table, and the witness to the debt spoke for you. He was asked to swear to it once more and would not. He had sworn the first time for a cloak, he said, and it was a short cloak. It was quiet on both benches. {foe} had the chain let down.',
            'You claimed the cauldron aloud, and {foe} was laughed out of it. You asked who had ever been drunk on what {foe} brewed. The guests had some before them. One poured it out on the floor, and then the rest of the bench did. The pot wanted a brewer, you told them. “Then bring it one,” said {foe}.',
            'You claimed it as the law allows, by asking three at that table whose it was. The first had been married out of that pot, and the second had buried a father. The third was {foe}’s own mother’s brother. “I know what I drank from,” he said. The man on the stool was told to help you lift.',
          ],
          failure: [
            'You claimed the cauldron before the guests, and no one took your side. You had been speaking to the end of the table that had money in {foe}’s ship. Four of them carried you out. The sill was stone.',
            'You claimed the cauldron, and {foe} asked who there would be your witness. You had sat down among strangers. They were asked along both benches, and none of them knew you. The last one did not know you with his fist. The claim fell, and the chain was looked to.',
            'You made your claim, and the whole table answered it with the debt. They had it by heart, and it was sung. At the end of it you were carried round on four shoulders. They put you down outside the door, from that height. The pot had not been spoken of.',
            'You stood up to claim the cauldron, and the bench came up behind you, for it was not nailed. Nine guests lay in the ale. None of them would hear a claim after that. {foe} spoke on your side and said that it was an accident. No one else held that opinion, and the nearest had a platter.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Unhook the cauldron and run for the gate',
          description: 'You carry it over your head, so that you see nothing but your own feet, and everyone sees you.',
          success: [
            'You unhooked the cauldron, got under it and ran out at the gate with it. You saw a round of planks and your own toes. Axes rang on it. People made way for a pot with legs. You could not hear until you stood among the alders. Iron outran the owner.',
            'You had the cauldron off the hook and got it out at the gate, and you were behind it. It had slipped from you at the sill, and the yard goes downhill. {foe}’s people jumped aside, all but the one who held the gate. He opened it. You were through before he had thought about that.',
            'You unhooked the cauldron and stood still under it, and so you got it away. {foe}’s men ran past you to the gate and out, to catch whoever had taken it. They looked for two people and a pole. When the yard was empty you went out after them and turned the other way.',
            'You ran with the cauldron on your back, and nobody could get at you. Two spears rang on it. A dog had you by the cloak and let go to breathe. They shut the gate in time, and it was a wicker gate. You turned round and went through it backward. Wicker yielded the way.',
          ],
          failure: [
            'You ran with the cauldron in a curve, and it brought you back to the store-house. You had been twice round the market. Somebody let down the chain. They put the cat in first and looked at your ribs after.',
            'You unhooked the cauldron, and it came down over you and rang. They heard it at the table. You were under it when they came, and they were in no hurry to lift it. It was hung up again with a second chain through the ear.',
            'You ran with the cauldron and met the cook in the doorway with another. Neither of you could see. There was soup in his. {foe}’s men followed the smell and hung each pot on its hook. The cook was heard first, and they believed him about who had pushed.',
            'You were ten steps from the gate with the cauldron when it was shut, and there was no room to turn. You drew in your feet. They beat on the iron until you came out, and it took four of them and a good part of a song. The pot went back. You were let lie.',
          ],
        }),
        does(['gift', 'intellect', 'hard', 'serious'], {
          action: 'Offer {foe} a praise-song in exchange',
          hurt: 'blow',
          description: 'Twenty stanzas, before the fire burns down; a lame one has cost better poets their heads.',
          success: [
            'You made {foe} a praise-song of twenty stanzas, and it was taken in exchange for the cauldron. No ship was left out. Pots wear through, it said at the close, and a song does not. “It is too large for me in any case,” said {foe}.',
            'You offered {foe} a praise-song for the cauldron, and it was the guests who closed the bargain. You kept back the last stanza. It had the pot in it, you said, and could not be spoken until that was settled. They would not eat without it. {foe} had the chain let down, and you spoke it in the doorway.',
            'You gave {foe} eighteen stanzas, and at the eighteenth you were given the cauldron. It had {foe}’s drowned brother in it, at the steering-oar. No one there had said his name in nine years. {foe} asked to hear that one again and did not drink. The man on the stool was told to carry the other side.',
            'You made the praise-song, and {foe} bought it at your price, which was the pot. {foe} had eleven ships, and each had a stanza with her name in it. They would be spoken of in every harbour, you said, or they would not. {foe} reckoned it on both hands. It was good trade.',
          ],
          failure: [
            'You lost the cauldron at the twelfth stanza. You had called {foe} the feeder of ravens, and there had been an uncle left lying in a field. It was a family matter. Nobody breathed out, and {foe} reached for something that was not a cup.',
            'You had spoken nine stanzas of the song when a guest said the tenth before you. It had been made in the west for another ship-owner, and you had only changed the ships. {foe} had you struck for it, and the chain stayed locked.',
            'Your song ran to twenty stanzas, and {foe} had slept since the fourth. No one dared to wake {foe.him}, and so no one could accept it. You raised your voice for the close. {foe} woke and hit out at what was nearest. It was you, and the pot hung where it had hung.',
            'You praised {foe}, and there was a poet in the hall already, on wages. He found a limp in your second line and walked it up and down for the company. Your song was valued at a pot-lid. He was lent a stick to beat the measure with, and he beat it.',
          ],
        }),
        does(['craft', 'perception', 'medium', 'serious'], {
          action: 'Take the cauldron out through the roof',
          description: 'Turf can be lifted and put back; the two watchmen are just under it.',
          success: [
            'You took the cauldron out through the roof. You had lifted the turf in squares and numbered them. The chain had one bad link. The kitten went back in, and the turf, and a bucket of the right shape. They guarded that for a week.',
            'You took the cauldron out through the roof with a mast-rope and two blocks. It went up a finger’s breadth at a time. The watchmen sat under it, back to back, and talked of farms. One of them reached up to knock on it for luck, and you held it until he had knocked. Then it rose.',
            'You made a hole in the roof, and the watchmen handed the cauldron up to you. They had orders to save it from fire, and you had called down that there was smoke. There was some. You had brought it in a bucket. “Have you got it?” they shouted. You had it.',
            'You had the cauldron out by the roof in one lift, for you had seen how it hung. The beam with the hook lay loose in two notches. You took up beam, chain and pot together, and no link moved on another. The turf was back in its place before the man on the stool looked up.',
          ],
          failure: [
            'The cauldron stuck between two rafters, and the roof came down before it did. You were under the sods. The man on the stool looked up through the hole. “Have you an errand?” he said. {foe} came out to hear it.',
            'You lifted the turf, and what was under the turf fell on the two watchmen. They sneezed and looked up. You had an arm in as far as the shoulder, and they took hold of it. So you came in by the hole where the cauldron should have gone out, and it was not wide.',
            'You had the cauldron halfway up when a sod slid off the edge and fell in it. It rang. In {foe}’s house that is the call to dinner, and forty came to it. You stood on the roof with both hands full of rope. They let you choose which to let go of.',
            'You opened the roof over the wrong bay and let yourself down, and the cauldron hung in the next one. There was a wall between. You climbed out again by way of some barrels. They were empty, and everybody heard how empty each of them was. {foe} met you at the foot of the last.',
          ],
        }),
        does(['force', 'strength', 'medium', 'slight'], {
          action: 'Roll the cauldron home through the town',
          description: 'By day, past everyone; the townspeople know whose it is, and may not let {foe} stop you.',
          success: [
            'You rolled the cauldron home down the middle of the town, and no one stopped you. People came to their doors and knew whose it was. A boy came to push, and then his mother. At the gate {foe} would have had eighty of them to fight.',
            'You rolled the cauldron home down the middle of town, and {foe} stood in the narrow part to stop it. {foe} put up a hand. You said that you could not hold the thing, and it was true. The hand came down, and {foe} went up on a wall. There were people on that wall already, and they moved up.',
            'You rolled the cauldron out of {where}, and nobody stopped it, for the law walked in front. You had asked the three eldest of the town to go before you and say whose it was. They asked at each house who objected. No one did. They asked at {foe}’s twice.',
            'You rolled the cauldron past every door, and people set their shoulders to it. They had come out to see you laughed at. Where the street climbs it stopped, and a woman with flour on her arms came down and pushed. {foe}’s men stood about with ropes. She told them to push too.',
          ],
          failure: [
            'You rolled the cauldron out, and it got away from you, for the street goes downhill. It went into the dock. They had it on {foe}’s chain again within the hour. It had an eel in it and no dent.',
            'You rolled the cauldron as far as the well and no farther. A wedding came the other way, and neither could turn. It was held that a bride has the right of way over a pot. {foe}’s men took it back behind you while you stood in the ditch with your cap off.',
            'You rolled it to the second turning, and there it went over your foot. You had to sit down in the street. {foe} had a chair brought, so that you could be looked at in comfort. By the time that you stood on two legs it was on its chain.',
            'You could not get the cauldron out over the sill of the store-house. Six had carried it in. You pushed from within, and the man from the stool leaned against it from without, and he was asleep. {foe} was called to see that. It was agreed that he earned his keep.',
          ],
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
