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
      '{foe} came to {who}’s hall with forty men and a grievance about grazing. They stacked brushwood along the walls, let out the thralls and the dog, and lit it. {who} got out by the drain. You had eaten eleven winters at that table. You put your hand on the burnt door-ring and swore that {foe} should answer for it.',
      'When you came over the ridge the hall was eleven black posts, and {who} sat on the well-curb in a borrowed cloak, counting them. “{foe},” {who.he} said, and for a long while nothing else. Then {who.he} gave you the ring off the door. You swore on it to bring {foe} to judgement, and it was still warm.',
      'They had let the dog out first, and it was the dog that fetched you. {who} had crept out by the drain, and asked for water, and then told you whose work it was: {foe}’s, with forty men, and all over some grazing. Nothing stood higher than your knee but the posts. You picked the door-ring out of the ash with your sleeve, and swore that {foe} should answer for it.',
      'You saw the smoke, and thought that they were baking. It was the hall, with the brushwood up to its eaves, and {foe}’s forty men were riding off from it at a walk, because of some grazing. {who} came out of the drain, black to the eyes, with the door-ring in one hand. You took hold of the other side of it, and swore that {foe} should answer for it.',
      '{foe} had sent word beforehand that it was about the grazing, so that there should be no misunderstanding; after the word came the forty men, and the brushwood. {who} had been the last one out, by the drain, backwards. Nothing was left that one could have given a name to but the ring off the door. It lay between you on a wet sack, hissing, and you swore upon it to bring {foe} to judgement.',
      'The neighbours had come with buckets, and stood holding them. {foe} and his forty had laid the brushwood with care, so as to spare the barn, which went with the grazing. {who} had come out through the drain and was being washed at the well. Somebody passed round the ring off the door. It stopped at you, and you swore upon it to bring {foe} to judgement.',
      'There had been forty men and a word about grazing, {who} said, and then it had got light indoors. {who.he} told it sitting on a bucket. All that {who.he} had brought away through the drain was a spoon. You raked where the door must have been until the ring turned up; and you closed your hand on it, and swore that {foe} should answer.',
    ],
    advances: [
      'It would be told at {where}, and told larger. {foe} would have to begin asking people what you looked like.',
      'You had started out as one person with a grievance. By now you were somebody for whom others moved up on a bench, and a lawsuit begins with a seat.',
      'You thought of {who} counting posts, and found that your hands stayed quiet while you did. That was new, and would be of use.',
      'Whoever can bring that off can come within arm’s length of {foe}. You made a note of it and tied your shoe.',
      'You scratched a stroke on the inside of the door-ring: so much done. There was room for the rest.',
      'They had begun, you heard, to speak of {foe} at {where} in the past, by mistake, and to correct themselves.',
      'A man who had held a torch at {who}’s hall came up to you of his own will, and told you who had held the others, beginning with {foe}.',
      'You had not yet come up with {foe}, but by now you would have known {foe.him} by the cough, for everyone on the way to {where} could do it.',
      'The door-ring had worn a mark in your belt by then, and people no longer asked what it was from.',
      '{foe} had reckoned with revenge, and with silver, and not with somebody who came on at a walk.',
      'Word of it went round by the farms, and at two of them, you heard, they had taken in their brushwood.',
      'For a while after it you could not smell smoke. {who} had told you to expect that when matters were going well.',
      'Nobody thanked you, but a cup was filled in your direction; more people had something against {foe} than had cared to be the first.',
      'You tried over what you would say to {foe}, and it had become shorter. In the beginning there had been a good deal in it about the dog.',
      'A carpenter had paced out the eleven posts, {who} sent to tell you, and had not asked who would pay.',
      '{foe} was said to be sleeping in all his clothes, with a bucket at each end of the bed.',
      'The dog had taken to lying across the place where the door was, {who} sent to say, and let nobody in who smelled of {foe}.',
      'Somebody at {where} had asked {foe} what grazing fetches, and {foe} had got up from the table.',
      'Two of the forty had begun to say that there were only thirty-eight.',
      'You reckoned up the eleven winters that you had eaten with {who}, at so much a winter, and found that you could call one of them paid.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Drink in {place} with a man who carried the brushwood.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Pour for the man who carried the brushwood',
          description: 'He drinks alone in {place}, and you will have to sit beside the hands that did it.',
          success: [
            'He wept into the third horn. He had carried two bundles, he said, and been told that they were for a feast. He would stand up on the law-hill and say so, and say who brought the fire, if somebody would stand next to him.',
            'You poured and did not ask. At the fourth horn it came without asking: two bundles of brushwood, well dried, and he had thought it mean of them to skimp a feast. He would tell that from the law-hill, and who struck the light, provided that he need not be alone up there. You told him that you were not busy.',
          ],
          failure: [
            'At the fifth horn he asked what had brought you to {place}. You had been waiting for it since the first horn, and answered too fast. He went out to the yard, and there turned out to be a lane behind the yard.',
            'He could drink, and you had to go with him, horn for horn. You remember telling somebody about your mother. When you looked again the bench was empty, the ale was on your tally, and he had left word with the girl that you were good company.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lie up at {place} and count the men {foe} has left.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Lie in cover and count them',
          description: 'Two days on your belly with cold porridge and no fire.',
          success: [
            'They came by {place} on the second day, thirty-one of them, whatever the songs said about forty. Nine had gone home to their hay. The last man limped; and the first was {foe}, who looked round more than a leader should.',
            'You counted them by their spoons, when they ate, and again by their feet. At {place} it came to thirty-one both times; the rest, from what was said of them over the porridge, were at home with their hay. {foe} went in front, and in crossing one ditch he looked over his shoulder twice.',
          ],
          failure: [
            'You lay so still that you slept. A boot woke you, stepping over, and then its fellow. It was only a shepherd, but he had a whistle you could have heard in Dublin, and nobody you were waiting for came that way.',
            'You had chosen the hollow for its cover, and it had so much that you could not see out. You made it sixty men, by the feet, and then twelve, and then you heard the twelve begin to low. Somebody was bringing his cattle down past {place}.',
            'You lay where the gorse was thickest, and were counting thorns before long. When you could raise your head there was nobody at {place} but a man with a rake. He told you, without turning round, that they had all just gone by.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn in {place} the wording of a summons that holds.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Get the summons by heart',
          description: 'It has ninety words, and a suit dies of one wrong one.',
          success:
            'You had it from an old man in {place} who was mending a net. He made you say it to the net, to the wall and to his wife. At each fault she put down her spoon. The third time she went on eating, and that was the judgement.',
          failure: [
            'The one who knew it had lost his teeth, and the words came out of him like eels. You got them all the same. When you said them over in the street, a passer-by told you it was the summons for a strayed pig.',
            'You had it by heart, and said it over to a lawman’s daughter, who was salting fish. She stopped you at the eleventh word. It was how they say it in the east, she told you; here the other side would be eating before you came to the penalty.',
          ],
        }),
      },
    ],
    ready: [
      'You had enough by then to look {foe} in the face. It remained to go to {where}, which was where he kept it.',
      'On every road they said that {foe} had gone to {where} and would sit there until the matter cooled. You still had the door-ring, and it was still bent from the fire.',
    ],
    test: {
      openings: [
        '{foe} sat before a tent at {where} mending a strap, with the nine men who had stayed. He looked up, and saw the ring in your hand, and put down the strap. There is only one reason why anybody carries a door-ring so far from its door.',
        'There were tents at {where}, and firewood between them in neat bundles. {foe} came out wiping his hands. “I wondered who would be sent,” he said, when he had looked at you and at the ring. “I thought of somebody bigger.” The men got up one after another, for something to do.',
      ],
      still:
        '{foe} had not left {where}. The men had moved in closer about the fire, and one more of them was on watch.',
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Call {foe} out to fight',
          description: 'In shirt-sleeves, with his men for a fence, and he has done it oftener than you.',
          success:
            'The men made a ring, being fond of one. {foe} was the quicker. You gave ground, and gave ground, until he had the fire at his back and had to look round for it; and when he looked again you were holding his sword by the right end. He said that he would come to the Thing.',
          failure:
            'You were fast enough for three strokes. The fourth turned your blade and the fifth turned you, and the ring opened civilly to let you out of it backwards. {foe} told them to leave you where you lay. It was meant to sting, and it let you crawl.',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Sit down opposite them and wait',
          description: 'In plain sight, with the ring on your knees, for as many days as it takes.',
          success:
            'You sat there through one day, and the next. It puts a man off his food to see his deed sitting across from him at every meal. On the third day six of them had gone home. {foe} walked over by himself and asked what you wanted, and it was a relief to him to be told.',
          failure:
            'They got used to you. On the second day somebody hung a wet shirt on you to dry, and on the third four of them picked you up and set you down again facing the other way. You had to go off and think of something else.',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Speak the summons to {foe}’s face',
          hurt: 'blow',
          description: 'Nine drawn blades may not touch you while you speak it; they may when you stumble.',
          success:
            'You named the day, the hall, the brushwood and the torch. Nobody breathed. At the last word the oldest of his men sat down and laid his axe on the grass, since what has been rightly summoned may not be rightly defended; and one by one the rest laid theirs by it.',
          failure:
            'You were past the middle of it, and going well, when you said threshold where it should be hearth. {foe} had been listening for it. The law let go of your arm at that moment, and several of the nine took hold of it.',
        }),
        does(['craft', 'reflexes', 'medium', 'serious'], {
          action: 'Drop the tent on {foe} and tie it',
          description: 'Six ropes to cut before anyone turns his head.',
          success:
            'You went round the tent at a run with the knife out, and it came down with a sigh. There was a good deal of {foe} in it, all at odds. You sat on the middle, made fast, and told the men that they could have him or an outlawry. They asked for time to talk it over, and went home to do so.',
          failure:
            'You cut five. The sixth was walrus hide, and took the edge off your knife and then off your plan. {foe} put his head out under the flap and inquired whether you were moving in.',
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Tell his men what they are wanted for',
          description: 'They were told it was an empty barn; you will have to make them look at the ring.',
          success:
            'You passed the ring round, and let each of them hold it. You told them who had been sitting where. The third man said that he had an aunt of that name. When it had come back to you, {foe} was alone on his side of the fire, and looked the smaller for it.',
          failure:
            'You had got as far as the dog when one of them laughed, from pure unease, and then they all had to. {foe} let it run on a while. He thanked you for the entertainment and had you walked off the ground between two spears.',
        }),
      ],
    },
    triumph: [
      'The law-hill heard it from one meal to the next. {foe} was asked three times if the fire had been his, and the third time said yes, so low that the old men had it repeated. It was three years abroad, and a blood-price that emptied two ships. {who} took the silver without counting, and hung the old ring on a new door.',
      '{foe} was to build it up again: that was the judgement, and nobody recalled another like it. Every post, with his own hands, and {who} on the well-curb pointing. It took as long as a child takes. He was given a seat at the first fire, near the door. You sat opposite, and the food was passed.',
      'The judges gave {who} the choice, since it was {who}’s hall: {foe}’s head, or {foe}’s word. It was quiet for some time on the law-hill. “He can have it,” said {who}, “but I want him to say who was in the house.” {foe} began with the cook, and came as far as the children. He was not asked to go on. He went abroad that week, and {who} laid the first sill.',
      '{foe} was made to sit down on a burnt bench, in the ash, and {who} opposite. It was your condition. Neither said a word until the dog had smelled at both. Then {foe} asked what the hall had cost, and {who} told him, beginning with the carved pillars and ending with what could not be built again. He paid for the pillars. For the rest he walked barefoot to the Thing, and it was allowed.',
      'He was brought before the Thing between two of his own rowers, and named a fire-bringer, and it was cut on a stick. From then on no one in that country might lend {foe} a light. He used to sit in the dark on his ship. {who} had the forty oars in payment, and they made good rafters; and the door-ring, when it was hung, you had to straighten over your knee.',
      'It was settled over the well-curb, with both kindreds looking on. {foe} owned to the fire; he owned to the brushwood; at the grazing he was silent, and then said that it had been poor. For that one word they laughed, and it was what broke him. He left his ships in pledge. {who} put up a roof in eleven weeks, and you had your old place at the table, and a new table.',
    ],
    loss: [
      'The suit fell on a point of order, and {foe} gave a supper for the judges. You went back up the ridge with the ring and laid it in {who}’s hands. {who} turned it over, and asked after a time whether you had a nail.',
      'You spoke to the wrong men first and to the right ones late. By the time you had your witnesses {foe} had friends, and then he had cousins. {who} heard you out among the black posts and thanked you for the trouble. It was the thanks that you took away with you.',
      'You had {foe} before you, at {where}, and what you had meant to do came out too small. His men thought so too. When you next passed {who}’s ground a man was mowing there whom you did not know. He was civil. He asked if you could tell him what the eleven holes were for, since they blunted his scythe.',
      'The Thing broke up over a question of fishing, and {foe}’s matter with it. He was heard to say that it had been a misunderstanding, and was forgiven by some who had not been in it. {who} took the ring from you, and tied it round the dog’s neck. The dog wore it until it died, and people used to hear it coming.',
    ],
    fates: {
      triumph:
        '{who} grew old in a hall with two doors. It is said that {foe} never afterwards could sleep in a house where a fire was kept in.',
      loss: '{foe} lived long and was known for his table. {who} was not seen at it, and never set another post in that ground.',
      death:
        '{who} cut your name on the one post that would still take a knife. {foe} heard of that, and for the rest of his days went round by another valley.',
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
      'By law the farm is his who can name the dead in its mound, back to the one who cleared it. {who} could name five. But {foe} wanted the meadow, and had dug up the fifth one night and driven off with him, and nobody inherits from a hole. {who} showed it to you. You swore, over a cup with earth in it, to bring the old man home.',
      '{who}’s father had lain eight years in the mound and given no trouble. Then the turf was found open, and {foe}, who farmed next to it, was telling people that the meadow had never had an owner. You put your arm in to the shoulder, to be sure. Then you wiped it, and swore to {who} that he should lie there again.',
      'The law asks for five names, and {who} had the five; but it wishes the five to be at home. {foe} had come one night with a spade and a hay-sledge and fetched away the last of them, for the sake of a meadow. {who} held a light for you to look in. The print of his back was there. You drank ale on it, with earth in, and swore to bring him home.',
      'They showed you the spade first. It was {foe}’s, by the mark, and had been left standing in {who}’s mound as one leaves a spoon. The old man was gone from his bench in there, and sledge-tracks led away; and without five in the mound, says the law, there is no meadow. You swore on the spade to bring him home with it.',
      '{who} asked you to hold the other end of a cord. It was for measuring the hole in the mound; the law would wish to know. Four of the family lay round it undisturbed. {foe} had wanted only the last of them, to break the count and have the meadow. You poured ale on the earth, drank what was over, and swore to bring him back to his place.',
      '“He was never any trouble to move,” said {who}, “he was a small man.” The mound stood open like a mouth. {foe} had been in it with a spade, and gone off with the old one on a hay-sledge; for by law the meadow goes with five names in the ground, and now there were four. You swore, with your arm in the hole, to fetch him back.',
      'The neighbours had come with candles to look into the mound, and each said that it was a shame. Four lay there as they ought. {foe} had had out the fifth, {who}’s father, for the sake of the meadow; a bead of his was left. {who} dropped it in the cup with the earth. You drank round it, and swore to bring him home.',
    ],
    advances: [
      'You were a little surer of the way that the old man had gone. He had been a poor traveller in life, {who} said; he would be getting tired of it.',
      'A thing once moved leaves a trace where it was, where it is and where it was set down to rest. You had hold of one of the three.',
      '{foe} had thought of dogs, ruts and neighbours, and had not thought of anyone with so much patience. You had some left.',
      'You said the five names over as you went on, the old man’s last. He had a name like a door closing, and it was good to walk to.',
      'The cup had left earth between your teeth, and you could taste it again now. You took it for a good sign, there being no other.',
      'A ferryman remembered {foe}, and a long bundle in the stern that had paid no fare, and pointed up the water toward {where}.',
      'You had it from a shepherd that {foe} had set out with one old man and come home with none, and had washed the cart.',
      '{who} sent word that the cows would not go into the meadow, and that the law was asking after its fifth man; both could be told that {where} was nearer.',
      'You had come to think of the old man as somebody a little way ahead of you, with a bad back, who would be glad to sit down.',
      '{foe} had told six people where he was not. It left less and less room.',
      'The dog at {who}’s farm lay with its nose toward {where}, you heard from somebody who had tripped over it.',
      'By that time you could have drawn the old man: short in the leg, careful, and lying on the wrong side.',
      'You had begun to look at every heap of earth as one looks at a bed, to see if anybody was in it.',
      '{foe} had sold the hay-sledge, you heard, and thrown in the rope, and had not haggled.',
      'A woman who met them on the road had bidden both good day, as one does, the one who walked and the one who lay. She could tell you where that was.',
      '{who} had the old man’s bowl out on its shelf again, you were told, upside down for the time being.',
      'A pedlar had heard {foe} asking what a padlock would cost, for a place with no door.',
      '{foe} had been to buy a spade, and nobody buys a spade who can say what became of the last.',
      'The other four in the mound had been told, {who} said, and were being patient.',
      '{foe} had asked a woman at a landing how long a man will keep. She had supposed that he was late for dinner.',
      'Somebody had heard {foe}’s nephews being paid for carrying, and told not to say at which end.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for the track of a loaded sledge.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Cast about for the runner-marks',
          description: 'They are weeks old, and you will go over the same ground on your knees.',
          success: [
            'You found it at {place}, where a stone had been scored twice, side by side, at the width of a hay-sledge. A thread hung on a thorn close by. It was from a shroud, of the blue that only one woman in the district can dye.',
            'You found nothing at {place} until you lay down. From the height of a hare there were two lines through the moss, a hay-sledge’s width apart, and both new. Where it had tipped they had had to put him on again. One of the shoes that are tied on the dead lay there, very little worn.',
            'The heather at {place} was bent over in two stripes, and had not made up its mind to rise. Nobody brings in hay by there. In between the stripes went the feet of a dog, at a walk, close up; and at the farm they had told you that the old man’s dog was gone as well.',
            'Hay-sledges go where there is hay. This one had gone by {place}, where there is none, with the left runner deep, as when somebody sits on the load to keep it from rising. You had followed it for as far as the moss told you, when you found that you had taken off your cap.',
          ],
          failure: [
            'You found runner-marks, and followed them with your nose to the ground for half a day. They went three times round {place} and ended at some children, who had a sledge, and who wished to know if you would push.',
            'Somebody had driven pigs over {place} since then, and afterwards, by the look of it, had thought better of it and driven them back. You crawled from one side to the other and back. What you had when you got up was half a comb, and a stiff neck.',
            'There were two stripes at {place}, a sledge’s width apart, and you crept along between them for a good way. They ended at a new gate. Somebody had dragged it home by there, and he asked you, since you were down at that height, to try the latch.',
            'You went over {place} on your knees with a straw of the right length. Everything there was as wide as a hay-sledge: two stones, two sheep, the space between your own hands. You had worn through one stocking when you noticed that the straw had lost an end.',
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
            'He would say nothing, but carters notch what they are owed for. There were casks on the stick, and hay; and then one load, far too light for its length, that he had cut with his eyes shut. The next notch said how many miles.',
            'It was a stick as long as a leg, and he kept a thumb on one end. You admired the rest, load by load, back to the spring: wood, wood, a bride, salt. Then you asked who would not pay him for the thumb. It was one passenger, lying; and since he had never been paid, he read you off the miles.',
            'A tally can be read upside down. While he told you how little he remembered you went along it from the wrong end: barley, hides, and a cut that had been begun and then bent away, as when a man’s knife shakes. There were five small ones beyond that, for the distance. You thanked him for the nothing.',
          ],
          failure: [
            'You took the long notch for a man’s weight, and he let you, and your reckoning came out at a place in {place} where they sell herring. He asked you very gravely whether you knew any of them.',
            'He held it out to you quite readily, and you had read it from end to end before you saw that it was for millstones. He had three, he told you. The others were at home; and his home was a good way off, and so was his wife, who had the key.',
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
            'You sat until there was nothing in the world but the hide, your breath and your knees. Then somebody you could not see remarked, in the voice of an old farmer, that he was lying on his bad side and there was a draught from the left; and there were not many places where there could be.',
            'You had given up listening when you noticed that somebody had been speaking for some time. It was a farmer’s, dry, and complained of the company: on the one hand a broken neck, on the other a woman who hummed. He could hear a brook from there and was not let near it. You had it by heart when you lifted the hide.',
            'First it was your own teeth, and after that it was somebody counting, by scores, as old men do: so many paces on the sledge, so many carried, and then a drop, at which he said a word. You counted with him, beneath the hide. When he had finished you thanked him. He wished to know if anybody had fed the dog.',
          ],
          failure: [
            'You had sat until your legs were gone when there was a hand on the hide. It was long in the fingers and was feeling for the edge. You have a clear memory of deciding to be brave, and another of the bottom of the hill.',
            'Nobody came; and about the middle of it you heard your own voice telling them that they might speak up now. When you lifted the hide there was a sheep at {place}, in front of you, which had been listening.',
          ],
        }),
      },
    ],
    ready: [
      'There was no doubt left about it: the old man was at {where}. It remained to dig, and to deal with whoever stood on the heap.',
      'Everything you had found pointed the one way, like hens at feeding. {foe} had put {who}’s father in the ground at {where}.',
      'You had the way of the sledge from end to end, and at the end of it was {where}. {who} had lent you a spade and a clean sack, and asked that he should not be folded.',
      'You knew by then where he lay, and under what: at {where}, under {foe}. One would have to be moved before the other.',
      '{who} had only to be told that it was {where}, and began to air the old man’s blanket.',
    ],
    test: {
      openings: [
        'The ground at {where} had been opened in nineteen places and closed again in nineteen, and {foe} was sitting on the spade. “You are welcome to look,” {foe} said. “I have forgotten myself which it is.” Two nephews with hay-forks laughed, a little late.',
        '{foe} had got to {where} before you, with a spade and two large nephews. They had turned the ground over in nineteen places so that nobody should know which. There was a sack as well, the size for moving somebody again. Nobody spoke. It was so quiet that you could hear the worms going about the turned earth.',
      ],
      still:
        'The nineteen patches lay at {where} like a bad piece of mending, and {foe} had not got up from the spade.',
      offers: [
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Walk the ground until it tells you',
          description: 'They will let you try one patch, and then it is their turn with the hay-forks.',
          success:
            'You went over it slowly. Eighteen patches had sunk, as earth does with nothing in it but spite. The nineteenth stood proud by the height of a thumb, and the clover had taken. You knelt and put your hand in, and met a hand’s bones coming up.',
          failure:
            'You chose the one where the robin was. Robins know. A foot down there was a horse’s jaw, put in there for you, with a sprig of green between the teeth; and the hay-forks had come round behind you to see it.',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Prove from {foe}’s own spade where it dug',
          description: 'You must hold {foe} in talk about earth, and get hold of the blade.',
          success:
            'There were three soils on the spade: black, red and, high up by the foot-rest, a smear of blue clay. You asked where there was blue clay. Both nephews looked at the same patch before they could stop. After that {foe} had no heart for it, and lent you the spade.',
          failure:
            'You read it as clay, and dug with great assurance, and struck water. It came up over your boots. {foe} remarked that people had been looking for a well in that spot since Harald’s time.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Pull {foe} off the spade',
          description: 'There are two hay-forks, and {foe.his} kin grow broad.',
          success:
            'You lifted {foe}, spade and all, and set {foe.him} down on the nearer nephew. The other came in low; you had the shaft of his fork by then and sat him in one of the nineteen holes. When you had three of them in a row you asked again, and were told at once.',
          failure:
            'You had got hold of the spade when the first fork got hold of you, by the belt. It turned you about like a sheaf, and the second one pitched. There was a soft place to land, and it had been dug for somebody else.',
        }),
        does(['patience', 'endurance', 'medium', 'serious'], {
          action: 'Dig up all nineteen of them',
          hurt: 'weariness',
          description: 'Two days with a borrowed spade, and {foe} to tell you that you are getting warm.',
          success:
            'You found a dead dog, a shoe, a keg of old butter and fifteen empty holes. At the nineteenth {foe} had stopped talking. He lay on his bad side, in a blue shroud, and had his spoon with him. The nephews took off their hats.',
          failure:
            'You dug twelve. Whenever you climbed out of one, a nephew had filled up the last. In the end there was no telling which was which, and your back had set in the shape of a spade-handle.',
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Call the old man by his name',
          description: 'It may be you who looks foolish; but {foe} has to stand there and hear it too.',
          success:
            'You called him three times, loud, as one calls a man in to his food. Nothing answered. But at the third call {foe} had taken one step to the side, off a certain patch, and gone the colour of whey. No one likes to be standing on a man when he is wanted.',
          failure:
            'You called three times and somebody answered. It was the larger nephew, who was good at voices. They were still asking one another for more of it when you had gone out of hearing.',
        }),
      ],
    },
    triumph: [
      'You brought him home in a meal-sack, with his spoon. {who} had lined the hole with birch bark. At the Thing {who} stood on the mound and named all five, and put a foot down at the fifth, and it sounded full. {foe} was seen to count the sheep in that meadow once more and then go home.',
      'The old man went back in on his good side, facing the hay. They drank to him, and some of it was poured down, and the turf was laid over like a lid. {who} swore to the land and no voice was raised. You had that soil under your nails for weeks, and did not hurry about it.',
      'They came to witness it from six farms. The old man was set down on his bench between his mother and a man with no name left, and {who} handed him in his spoon. Then {who} named the five. At the last one the law-man stamped, and listened, and held up his hand. {foe} took the fence down that same day, and carried off the stakes as if they were asleep.',
      '{who} wished to know if he had suffered by the journey. You said that he had lost a bead and got some sand. They washed him once more, in ale this time, and told him the price of hay; and the turf went on. Before the witnesses {foe} was asked to swear that there was nobody in the mound, and took a step toward it, and thought better of it.',
      'The suit about the meadow lasted as long as it takes to count up to five. At the fifth name there was a knock from below, as all will swear who were there; {who} has always said that it was a spade falling over. {foe} did not wait for the judgement. You were asked to supper, and a bowl was put down the right way up, next to yours, and filled.',
      'You drove him home on a hay-sledge, sitting, for there was no bending him any more, with {who} holding him by the shoulder. People at the gates took off their caps, and he looked straight in front of him. So it was known in every house before it came to law. {foe} gave up the meadow by messenger. The messenger was one of the nephews, and he had brought flowers.',
    ],
    loss: [
      '{who} had to stand on the mound and name them, and at the fifth name set down a foot, and it rang hollow. Everyone heard. {foe} had the grace to look at the grass. You helped to carry out the benches, and the wall-hangings, and a cradle.',
      'The law-day came and the hole was open. {foe} walked the bounds with the witnesses and you stood at the gate with your hat off. What you had found by then would have gone in a spoon. {who} said that perhaps he would not mind where he lay. You both knew him to have minded everything.',
      'You dug where you had worked out that he must lie, and it was the wrong place by the width of a bed. {foe} had moved him once again. It was done very decently, {foe} remarked; and nobody could say where, not even {foe}, for the one who drove was dead. {who} poured ale into the hole for a year, in case it should find its way.',
      'What you brought home in the end was an old man, but not that one. {who} turned the skull to the light and saw the teeth. It was put to rest all the same, since it had come so far. In law it counted as a guest. {foe} had the meadow from that day, and {who} a stranger in the mound, who made five and was none.',
    ],
    fates: {
      triumph:
        '{who} kept the farm, and planted a rowan on the mound. {foe} took to greeting it in passing, at first from caution and later from habit.',
      loss: '{who} hired out by the year, in sight of the meadow. {foe} mowed it, but always left standing one strip that nobody could account for.',
      death:
        'They laid you in the open mound, since it was there, and {who} named you fifth. {foe} went to law about it, and lost.',
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
      'At Yule they led in the boar, and people laid a hand on its bristles and swore to take towns. You had had six horns of {who}’s ale before you learned that they were the last. {foe} had carried off the cauldron for a debt that no one remembered. You heard a voice swear to fetch it back; and the whole bench turned round to look at you.',
      'When the boar was led in no one looked at it, for {who} stood there with the jug upside down on one fist. So they knew. {foe} had sailed with the great cauldron, against a debt, and left the lid. It was handed round. You had it in one hand and the bristles in the other, and swore to bring pot and lid together.',
      'There was one cauldron in that country big enough to brew for a wedding, and {foe} had sailed off with it bottom up on the deck, like a hat. {who} had three weddings promised and a wake likely. It was agreed in the hall that somebody ought to go, and noticed that you were standing. You swore it on the boar. Somebody had fetched the boar.',
      'They had got as far as taking England, at the upper end, when {who} put down the ladle and said that this had been the last of the ale. There would be no more of it, either; {foe} had sailed off with the cauldron, over some debt. The boar was next to you. You had a hand on its neck, for balance, and heard yourself say that you would fetch it.',
      '{who} told it quietly, going round with the jug: {foe} had sworn to some debt and had the cauldron, and this was what can be got out of a bucket. It was very thin. When the boar was led in for the swearing people looked into their cups, and one after another they drew in their feet, until there was nobody between the boar and you. You swore to fetch the thing home.',
      'It wants six horns to bring it on: the boar goes round at Yule, and whoever has the bristles in hand foretells what the year will see of him. Some had said Paris. {who} had just told you that {foe} had the cauldron, for a debt, and that this ale was the end of it. You said that you would bring it back. You were the only one who was believed.',
      '{who} came in with the ladle and no ale, and it grew quieter in the hall than it had for the bishop. {foe} had got the cauldron on board, for a debt that nobody could find the other end of. The boar stood in the midst, washed for the swearing. You had only meant to scratch it. They told you afterwards what you had sworn to fetch, and that it was very well put.',
      'On the hook where {who}’s great cauldron used to be they had hung a pan, and it looked like a button on a sail. {foe} had the cauldron, for a debt. The boar came round for the swearing, and people swore to very little. You had had the last of the old ale, and you swore to fetch home what it was brewed in.',
    ],
    advances: [
      'They would like to hear that at {where}. A story got about ahead of you, and stories were what {foe} had no lock for.',
      'You put it aside to tell {who}, who liked a thing with a beginning and an end, and had lately had only middles.',
      'It was good practice. Whoever means to carry a cauldron out of {where} has to be able to do three things at once, and that was two of them.',
      'You were nearer the ale by one good mouthful. You could not have proved it, but there was a taste in your mouth of malt.',
      'Sooner or later {foe} would want to talk terms, and each thing of that sort made your terms a little better.',
      'A scullion told you what hangs on which hook in {foe}’s kitchen, and which of the hooks at {where} had lately been made stronger.',
      'It was said that {foe} had tried to brew in it, at {where}, and that the guests had asked for water.',
      '{who} had begun to malt again, on trust; it was told you by somebody with straw in his hair.',
      '{foe} had had a heavier chain forged, it was said, and there is some comfort in being thought the bigger thief.',
      'You tried how it would go in a song. It wanted only the last line, and that was at {where}.',
      'One of the brides had asked a carter how far you had got, and had told him to drive faster.',
      'Where {foe} was spoken of, you noticed, people had begun to blow out their cheeks and make the noise of a lid.',
      'It could be told in two ways, and in both of them {foe} looked up too late.',
      'You had the size of it by then, from somebody who had dined out of it: it would want two to lift, or one with a reason.',
      'They had taken to beating on it for dinner, at {where}; you could not hear it yet, but you had met a man who could not leave off hearing it.',
      '{who} had had the hook scoured on which it used to hang, and the hook was swinging, people said, as if to keep in practice.',
      'Somebody had drawn a cauldron on a barn door in charcoal, life size, with a small figure under it. You took that to be yourself.',
      '{foe} was reported to be keeping apples in it, at {where}, for shame of having nothing to boil.',
      'You had borrowed a pot to practise on, and could by now get it over a wall without a sound from the lid.',
      'The debt had been looked into by somebody’s aunt, you were told, and came to a cheese; and {foe} had had the cheese.',
      '{foe} had asked a smith what would keep a thing from ringing. He had told {foe}, and then he had told you.',
      'They had put the cook to sleep in it, you heard, at {where}, for safety; one could hear him turn over.',
      '{who} had scrubbed the vats and sat in front of them with folded hands, and people had begun to go round by the back.',
      'One of the brides had been told how you were getting on, and had sent away the man with the buttermilk.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find out in {place} who swore to that debt.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Get the witness to tell it again',
          description: 'He has told it so well, and so often, that he half believes it by now.',
          success: [
            'You asked him for the story of the debt, and to hear it twice, since he told it so well. The first time it was eight marks and a Thursday. The second time it was a mare. He heard it himself, and stopped, and in front of half {place} asked you what he ought to do.',
            'You let him begin with the handshake, and then go backward. He had got {who} unpaid, unsworn, and out at the door again before he noticed that there was no debt left to have come in with. He stood there with his mouth open. It was a child that said so aloud, and half {place} took it up from her.',
            'At the place with the tears you lent him your sleeve, and asked whose table it had been sworn at. {who}’s. Round, was it? It was round, he said; and at the back of the room a joiner stood up, who had made it. He showed half {place} the corners with his hands, all four. The witness asked for something to sit on.',
          ],
          failure: [
            'He told it twice in the same words, with tears at the same place. By the end you were almost persuaded that {who} did owe for it, and you had to go out and walk up and down {place} until that wore off.',
            'He was telling it when you came in, to eleven men, and they joined in on the figures. You asked him one question. All eleven of them answered it, the same, and moved up on the bench so that there should not be room for you.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Do a kindness in {place} to {foe}’s key-keeper.',
        offer: does(['gift', 'perception', 'medium', 'none'], {
          action: 'Give the key-keeper what she misses most',
          description: 'You have half a day to find out what it is, and it is never what they say.',
          success:
            'She spoke of her knees, and of the price of wool; but her loom was strung and nobody sat at the other end of it. You took that end until the web was done. She told you then, without being asked, which key it was, and that it stuck, and that you had to lift.',
          failure: [
            'You made up your mind that it was a kitten, and went to some trouble over one. She sneezed until her eyes closed. The keys went by on her belt with her, held in both hands, to the far end of the house.',
            'You brought honey, having been told that she had a tooth for it. She had; it was the one that she had lately had drawn. She gave you back the pot with the lid on, and asked who had been telling you things about her teeth.',
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
            'You learned every stone of it by shin and toe. Past {place} there was a bend where a runner under something round would be out of sight for as long as a breath lasts, and a dry ditch of the right width. You came home with the tub dented and the plan sound.',
            'Boys ran beside you past {place} for as long as they had breath, and at the end of theirs you found that you had some over. There were two spots where one must lean and one where one must jump, and a gap between walls that would take a tub exactly, and therefore, with persuasion, a cauldron. The dents were got out with a spoon.',
            'You ran it three times: seeing, with your eyes shut, and in the tub, which is between the two. By the last of them you could tell where you were at {place} from the noise of your own breath. Two women who were bleaching linen had turned their backs, out of kindness. They thought that it was a vow.',
            'It was a matter of counting. At forty paces from {place} one bore left, at sixty one ducked, and at ninety there was a ram. He could be jumped, if he was told in time; and a tub gives a person a very good voice for telling. The third time that you came by with it he did not get up.',
          ],
          failure: [
            'You had the tub well down over your ears and were making good time by {place} when you met a bride’s procession. It was narrow there. They were merry about it, and two of them had to be pulled out of the ditch along with you.',
            'You could see your toes and about a foot of {place} in front of them. It was enough for the bend and not for the cow. When you had got the tub off there were some boys on a wall, quite silent, who asked if you would do it again.',
            'It was a good tub, close at the seams, and nobody had told you how soon one has breathed what there is in it. For a while you ran on out of pure opinion. They found you beyond {place}, at the bottom of somebody’s steps, with your feet still going, and had to pour you out.',
            'There was something running behind you from {place} on, and you put it down to the echo in the tub. You stopped, in order to be sure. It was a bull, and nobody had told it that you would.',
          ],
        }),
      },
    ],
    ready: [
      'You knew by now as much about that cauldron as the smith who made it. It was in {where}, in {foe}’s store-house, and it was time you went to look at it.',
      'The malt was ready, and {who}’s first bride had begun to count the days aloud. It would have to be {where}, and now, and you.',
    ],
    test: {
      openings: [
        'The store-house of {foe} in {where} had a door of oak and a man on a stool. Inside hung the cauldron, on a chain from the roof-beam, and a cat had had her kittens in it. It was bigger than you had been told. In the hall next door you could hear {foe} at table.',
        '{foe} was giving a feast in {where}, and guests were walked out by threes to the store-house to see {who}’s cauldron on its chain. It would have boiled an ox in its coat; a cat had kittened in it. “You have come about the debt,” {foe} said, very friendly, and all down the table they moved up to make you room in the worst place.',
      ],
      still: 'The cauldron still hung on its chain in {where}, and the man on the stool had been given a second man.',
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Claim it aloud at {foe}’s own table',
          hurt: 'blow',
          description: 'A guest’s word must be heard out, but it need not be liked.',
          success:
            'You told them about the three brides. You did their mothers’ voices. When you had come to the one who was past waiting, and showed how far past, the table was weeping with laughter, and {foe} saw that whoever kept that pot would be in the story until Ragnarok. “Take it,” {foe} said, “and leave my name out.”',
          failure:
            'You told it well; but you told it to the end of the table where they had money in the ship. There was a cough. {foe} proposed that a guest with so strong a voice should be heard from out of doors, and four of them carried the motion, and you.',
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Unhook it and run for the gate',
          description: 'You will see nothing but your own feet, and everyone will see you.',
          success:
            'You got under it and stood up. All you had of {where} was a round of planks and your toes going by; but a cauldron with legs is a thing that people get out of the way of. Axes rang on it like a wedding. You were a mile off before you could hear, and it still said “mmm”.',
          failure:
            'You ran very well, on a curve. It took you twice round the market of {where} and back in at the door of the store-house, where somebody let down the chain. They put the cat in again first and helped you afterwards.',
        }),
        does(['gift', 'intellect', 'hard', 'serious'], {
          action: 'Offer {foe} a praise-song in exchange',
          hurt: 'blow',
          description: 'Twenty stanzas, before the fire burns down; a lame one has cost better poets their heads.',
          success:
            'You gave {foe.him} twenty stanzas, with a refrain, and left out none of the ships. {foe} sat with shut eyes. Ships rot, you put it at the close, and pots wear through, but who has a song has a roof for ever. There was no sound for some time. “It is too large for me in any case,” {foe} said.',
          failure:
            'It went well for eleven. In the twelfth you called {foe} the feeder of ravens, as one does; it then appeared that there had been a matter of an uncle left lying in a field. The company held its breath, and {foe} reached for something that was not a cup.',
        }),
        does(['craft', 'perception', 'medium', 'serious'], {
          action: 'Take it out through the roof',
          description: 'Turf can be lifted and put back; the two watchmen are just under it.',
          success:
            'You took the turf off in squares and numbered them. The chain had a link that had been badly closed. The pot came up past the rafters turning slowly, with a kitten looking over the rim; you put back the kitten, the turf and a bucket of the right shape, and they guarded that for a week.',
          failure:
            'It stuck between two rafters, ringing softly. You pulled and the roof pulled. Then a good piece of {foe}’s store-house came down about you in sods, and the man on the stool looked up through the hole and asked if you had an errand.',
        }),
        does(['force', 'strength', 'medium', 'slight'], {
          action: 'Roll it home down the middle of town',
          description: 'By day, past everyone; it only wants a back, and a face to go with it.',
          success:
            'You kicked out the wedge and put your shoulder to it. It made the noise of a war. People came to their doors in {where}, and knew the story by then, and knew you; and first a boy came to push, and then his mother, and by the gate {foe} would have had to fight eighty people and a smith.',
          failure:
            'It began well, but the street in {where} goes downhill, and you had not been behind a cauldron before. It found its own way into the dock. They had it on its chain again within the hour, none the worse, and with an eel in it.',
        }),
      ],
    },
    triumph: [
      'You brought it home with a kitten in it that no one had noticed, and {who} walked round it twice and struck it with a spoon. It gave the right note. There were three weddings in one week, and the wake; and at the wake they agreed that the dead man had been a fool not to wait. Your horn was not seen empty, nor were you seen to stand.',
      '{who} lit the fire under it before you had your cloak off. By the third day you could smell it from the ridge, and they came in from nine farms carrying their own benches. The boar was led up, for form’s sake, and everybody laid a hand on it. You noticed how many kept a hand in their lap, and how carefully, this time, people swore to small things.',
      'It came over the ridge upside down, with your legs under it, and the children ran ahead to say that a bell was walking. {who} put the lid on, and it fitted; there had been some doubt. Two brides were married out of the one brewing. Toward the end somebody asked what {foe} had wanted with it, and {who} laughed so long that it had to be skimmed.',
      '{who} did not believe it until it was full. Then it was stirred with an oar, and the first horn was carried out to the dead and the second to you. The ale was as it had always been, like bread with a fire in it. A stick with runes came from {foe}, about the debt, and was read aloud. They stirred the malt with it.',
      'You set it down in the yard, and it rang; and one after another, from all the farms that lay round about, dogs and cattle and people answered. {who} only said that there was a dent in it. In the dent, it turned out, one could measure malt to a hair, and it has been done so ever since. {foe} is called Dentmaker there, and does not know why they are so friendly.',
      'The last of the three brides had waited, and her man with her, each under a different roof. They stood up together when the cauldron was hung on its hook. {who} let you light the fire. It drew at the first breath, and it was said in the hall that this was the best oath that had ever been sworn by mistake; you drank to it sitting, with both hands where they could be seen.',
    ],
    loss: [
      '{foe} had it broken up at last and sold by weight. One rivet was got back from the smith. {who} hung it over the vat and went on brewing by the bucket, thin. At weddings in that country they still drink the bride’s health in buttermilk, and look at you.',
      'You came home and hung your cloak on the empty hook where the chain had been. The brides had married, one of them elsewhere. {who} did not say much, and brewed what there was to brew in; you were handed some in a bowl the size of an egg, and finished it, and said that it was good.',
      'You had it out of the house and as far as the water, and there it rolled off and went down. One can see it in calm weather. There are crabs in it. {who} was rowed out to look, and leaned over for a long time with the lid held on two knees, and then let go of the lid as well, so that they should be together.',
      '{foe} gave it to a church in the end, out of spite, and they cast it into a bell. {who} travels there every year to hear it. It is a good bell. You went along one time, and stood there next to {who} while it was rung, and neither of you was able to say what it had tasted of.',
    ],
    fates: {
      triumph:
        '{who} was asked to every feast for the rest of {who.his} life, and asked to bring something. {foe} sent a messenger at Yule with an empty barrel, and it was filled.',
      loss: '{who} gave up the great brewings and kept bees. {foe} never threw a feast at which somebody did not ask about a pot.',
      death:
        '{who} brewed your funeral ale in nine buckets, and it was the best ever made there. {foe} came to drink it, and stood at the back with the hood up.',
    },
  },
];
