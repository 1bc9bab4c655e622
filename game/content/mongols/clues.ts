import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const mongolClues: readonly ClueContent[] = [
  {
    key: 'mongols/lead-horse-that-threw',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The only horse that ever threw {them} runs loose at {place}: ride it, and learn how.',
    learned: [
      'A dun horse once threw {them}, three times, and it still ran loose at {place}. Whoever rode it would know on which side {them} sits badly, and could throw {them} in a fight.',
      'Only one horse had ever thrown {them}, a dun, and {them} had paid people to be silent about it. It grazed at {place}. Ride it, and you would feel how it was done, and could do the same to {them}.',
      'There was one way to bring {them} down out of the saddle, and a dun horse at {place} had found it. If you stayed on its back you would know which side of {them} is weak.',
      '{them} could not sit a certain dun horse, which ran wild at {place}. If you rode it and felt how it threw its riders, you could throw {them} in the same way.',
      'A dun horse once put {them} on the ground, and {them} turned it loose at {place} so that it should be forgotten. Sit on that back, and you would know from which side {them} can be pushed out of the saddle.',
    ],
    offer: does(['force', 'strength', 'hard', 'slight'], {
      action: 'Stay on the dun horse',
      hurt: 'mishap',
      description:
        'If you keep your seat you learn how it threw {them}; it lets you get up, and that is the worst sign.',
      success: [
        'You stayed on the dun horse, and so you learned how {them} can be thrown. It went up straight, and came down, and then it dipped the left shoulder. {them} looks always to the right in the saddle and is blind on the left; and from the left, then, you would come.',
        'The dun bucked until milking time and could not shed you, and then it stood and turned one ear. It carried you to a hollow where an old stirrup of {them}’s lay, and it was bent inward. So {them} rides with all the weight on one foot, and you knew which.',
        'You held on with your knees and your teeth until the dun gave in. Twice it had swung to the left, and twice you saw how {them} must have gone over. A proud neck, an unguarded side. You would know where to push when it came to that.',
      ],
      failure: [
        'The dun horse threw you before you had both feet in the stirrups. It came back to see how you lay, and breathed on you, and stood on your hat. You had fallen just as {them} fell and had not seen how it was done.',
        'You did not learn the dun’s trick, for it would not throw you; it lay down and rolled, and got up again without you. A boy had watched it all from the hill. To {them} it never did that, he said, for {them} it had respected.',
        'You were on the dun for two bowshots, and at a ditch you were in the ditch. I have seen that ditch, and it is not deep. The horse went off to graze, and what it knew of {them} it kept between its ears.',
      ],
    }),
    lapsed: [
      'You did not go to ride the dun horse that threw {them}, and it left {place} with a wild herd. Nine mares went with it, so it is told; but nobody will show you now how {them} was thrown.',
      'The dun horse was not ridden, and {them} had it driven in from {place} and killed for a feast. So nobody could see from it any more how {them} is thrown.',
    ],
  },
  {
    key: 'mongols/lead-half-cup',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A saddler in {place}, once {them}’s sworn brother, knows where {them} is weak: drink with him.',
    learned: [
      'A one-eyed saddler in {place} was once the sworn brother of {them}, who left him behind in a fight. He still had his half of the cup on which they swore. If you drank from it with him, he might say where {them} is weak.',
      'A saddler in {place} bore {them} a grudge. The two had sworn to be brothers, broken a cup, and kept half each; and then {them} deserted him. To a guest who drank from his half he would betray what {them} fears.',
      '{them} broke an oath to a sworn brother, who makes saddles in {place}. He speaks of it only to one who has drunk from his half of their oath-cup. Drink with him, and he would give away {them}’s weak side.',
      '{them} once rode off in a fight and left a sworn brother to the enemy. He lived as a saddler in {place}, and he knew how {them} could be hurt. Drink with him from his broken cup, and he would speak.',
      'The saddler of {place} was {them}’s sworn brother, until {them} left him wounded on a field. Half of their oath-cup hung over his bench. Whoever drank from it with him would know how {them} can be beaten.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Drink with the saddler from half a cup',
      description:
        'He may tell you then where {them} is weak; the cup is open on its broken side, and you must spill nothing.',
      success: [
        'You drank from the saddler’s half cup and spilled nothing, and he told you how to stop {them}. As boys those two had a whistle, five notes, and whoever heard it must draw rein. He whistled it until you had it. {them} had sworn to that too, and the body remembers.',
        'The saddler took back the cup, dry at the rim, and told you what {them} fears. It is the sound of a cup set down hard, for so he set his down on the day {them} left him. He showed you how hard. Then he asked you to go, for he was an old man.',
        'You drank, and the saddler said that now he could speak. {them} had an arrow in the right hip from their last fight and cannot turn on that side; he alone had seen it bandaged. He who leaves a brother leaves him with the secrets.',
      ],
      failure: [
        'You spilled from the half cup, and it ran down your sleeve, and so the saddler told you nothing. He followed the drops with his one eye as far as the elbow. Two had come before you, he said, and they had both stayed dry.',
        'You talked before you drank, and the saddler would not speak of {them} after that. You had praised the cup, and brotherhood, and loyalty. He heard the last word, and put a thread in his mouth, and it stayed there.',
        'You emptied the half cup, and the saddler asked what you wanted with {them}, and you told a lie. He had one eye, but it was a good one. So he hung the cup up again and bent over his girths.',
      ],
    }),
    lapsed: [
      'You did not go to the saddler who was {them}’s sworn brother, and {them} sent him the other half of the cup. It was glued together in {place}, with a feast. He says nothing to strangers now.',
      'The saddler who knew {them}’s secrets was not visited, and he died in {place}. They broke his half cup over him, and what he knew of {them} nobody else knew.',
    ],
  },
  {
    key: 'mongols/lead-grandmothers-name',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'An old woman at {place} knows the first name of {them}, which stops {them.him} short.',
    learned: [
      'An old midwife at {place} knew the first name of {them}, a foolish one, which nobody may say now. Whoever calls it out makes {them} stop and look round. She was ninety, and you would have to comb wool with her until she remembered.',
      '{them} whipped people for using the name of {them.his} childhood. The old midwife at {place} still knew it. Called out in a fight, it would stop {them} short; you had to comb wool with her until she remembered.',
      '{them} feared the name that {them.he} had as a child. One old woman still knew it, the midwife at {place}. You could have it from her if you helped her to comb wool, and shout it when {them} attacked.',
      '{them} had a shameful first name, and would draw rein at the sound of it. The old midwife at {place} had given it, and she would say it to one who sat and worked with her. Then you could stop {them} with a word.',
      'The first name of {them} was a bad one, given by the old midwife at {place}. She forgets much and likes company. You had only to sit with her and comb wool, and you would have a name that stops {them} short.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Comb wool until the old woman remembers',
      description:
        'She may remember {them}’s first name; she goes through all whom she brought into the world, and there were many.',
      success: [
        'You combed wool until the old woman remembered it: {them} had been called Not-Worth-A-Goat. She had picked it, she said, because the child was blue and must be hidden from the spirits. Call it out across a field, and the rider will look round. You kept the name behind your teeth.',
        'The midwife went through all her children, year by year, and she came to {them}. She said the first name into your ear. It was small, and it was silly, and it was meant kindly. So you would say it kindly, and {them} would know who had told it.',
        'You combed through two herds of wool, and then the old woman laughed and told you the name and the fear. Shears, she said; at five years old that child ran from shears. A name and a noise, two hands for one bridle. With these you could turn {them} aside.',
      ],
      failure: [
        'You combed, but the old woman remembered your own birth before that of {them}. You came feet first, on a cart, and she told the whole tent how your mother swore. When she came to the end of it she was asleep.',
        'You fell asleep over the wool, and she said the name while you slept. Her granddaughters had heard it, but {them} has whips, and not one would say it again. There was wool in your mouth when you woke.',
        'The old woman gave you a name for {them}, and it was the wrong child’s. You tried it on her daughter, who laughed; that one had died of a goat. She would begin again with the first year, she said, and you had two arms yet.',
      ],
    }),
    lapsed: [
      'You did not go to the midwife for {them}’s first name, and {them} rode to {place} and knelt down before her. So she took back the name, as one takes back a knife from a child, and she will not give it to you.',
      'The midwife was not asked for {them}’s first name, and she died at {place}. She had called it out on her last breath, and only the dog had heard it.',
    ],
  },
  {
    key: 'mongols/lead-hobbles',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s spare horses graze at {place}, watched by two boys: loose them.',
    learned: [
      '{them} kept sixty spare horses at {place}, in hobbles, and only two boys watched them. Without those horses {them} could not ride far. Whoever crept there and undid the knots would hold {them} back for a month.',
      'The spare horses of {them} were fattening at {place}, and only two boys watched them, who slept a good deal. Undo the hobbles, and {them} must wait until sixty horses have been caught again.',
      '{them}’s spare horses grazed at {place} with their feet tied, and one of the two boys who ought to watch them had gone courting. Set the horses loose, and {them} could not ride out for weeks.',
      '{them} could be delayed by letting the spare horses out. Sixty stood at {place} in hobbles, with two boys to mind them. You would have to creep in among their feet and undo the knots.',
      '{them} could not ride out until the spare horses were fat, and they grazed at {place}, with two boys to watch them. You could go on your belly among them and undo their hobbles, and so gain time.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Undo sixty hobbles in the grass',
      description:
        'Without spare horses {them} cannot ride far; you go on your belly among their feet, past two boys on watch.',
      success: [
        'You undid all sixty hobbles, and the spare horses of {them} ran off. At the last you stood up and said one word in an ear, and it was passed on. The boys ran two ways and the horses forty, and {them} would be a month in catching them.',
        'The hobbles lay in the grass, and for a while no horse knew it. Then an old mare saw that her legs were her own, and she left, and the herd went after her. So {them} had one horse and no second, and had to sit and wait.',
        'You crept through the herd and loosed sixty of them while the brother snored. They walked away quietly, so as not to wake him. A tied horse belongs to a man, a loose one to the grass; and {them} was held up until the foaling.',
      ],
      failure: [
        'You had undone four hobbles when a mare lay down on your arm, and so the herd stayed where it was. It was the brother who rolled her off. He did not look at you, and he tied them all up again with a better knot.',
        'The horses of {them} liked you, and sixty of them came to see what you did in the grass. One could see that from three bowshots. The boys came running, and you left through the middle of the herd, bent double, with the hobbles still on.',
        'You could not undo the hobbles, for the knots had been wetted and had dried like horn. You bit at the first one until you heard the boys coming back. The spare horses of {them} went on eating.',
      ],
    }),
    lapsed: [
      'You left the hobbles alone, and {them} fetched the sixty spare horses from {place}. They were fat, and each ten had a man to them. So {them} never has to rest a horse now.',
      'The spare horses of {them} were not loosed, and wolves came to {place} and were kicked, and the herd was moved. {them} has fifty-eight horses now and nine watchmen.',
    ],
  },
  {
    key: 'mongols/lead-tally-sticks',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The tallies of {them}’s riders hang in one tent in {place}: move them, and {them} must wait.',
    learned: [
      '{them} could not call up any riders before their notched sticks had been counted in {place}. A scribe kept them on two cords, for those who must come and those who may stay. Hang them on the second cord, and {them} must wait.',
      'Whoever owes {them} a rider has a stick on a cord, in a tent in {place}. A second cord is for those who may stay at home. Move the sticks across, and nobody would come to {them} for a long while.',
      '{them} once lost a rider because his stick hung on the wrong cord in {place}, where a scribe counts who must serve. It could be done on purpose. Hang all the sticks wrong, and {them} would have no riders for weeks.',
      'Those who must ride for {them} were being counted in {place}, one stick for each, by a scribe with weak eyes. If the sticks went on the cord of the excused, nobody would come when {them} called.',
      'The whole host of {them} hung as notched sticks on a cord in a scribe’s tent in {place}. While he drank his tea you could hang them on the cord of the excused, and {them} would have to call everyone again.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Hang the tallies on the other cord',
      description:
        'Then nobody is called to ride for {them}; the scribe sits at his tea behind a felt, and knows the sticks by their click.',
      success: [
        'You moved the sticks to the other cord, and the scribe counted nine riders for {them}. He wept, and he counted again, and it was nine. They sent to every tent to ask why. {them} would have the answer when the mares had foaled.',
        'You hung the sticks so that each man came next to one whom he would not ride with, and it held {them} up for many days. They met, and they drew knives. So {them} had to part them one by one, and nobody could be sent anywhere.',
        'The sticks went over by threes with wool between them, and the scribe heard nothing. He wrote down that the riders of {them} were all excused. A cord is short, a summons is long; it would take a month to call them twice.',
      ],
      failure: [
        'One stick clicked against another, and the scribe knew it by the sound, and you had to put it back. “That is Buri,” he said behind the felt, “of the lame camel.” He told you the rest with his eyes shut. The riders of {them} stayed on their cord.',
        'You changed all the sticks over, but somebody had changed the cords before you, and so you had set it right for {them}. The scribe came back from his tea and counted. He had never had it come out so well, he said.',
        'You had your hand on the cord when the tent-flap lifted, and it was the scribe’s wife with more dung for the fire. She asked which stick was yours. You told her a name, and she hung it first, among those who ride for {them}.',
      ],
    }),
    lapsed: [
      'You did not touch the sticks by which {them}’s riders are called, and they were counted in {place} to the last. For three days one saw riders go by to {them}.',
      'The counting of {them}’s riders went on in {place} without you, and the scribe burned one cord when he ran out of dung. It was the cord for those who stay. So {them} called up everybody.',
    ],
  },
  {
    key: 'mongols/lead-arrow-maker',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'An arrow-maker at {place} regrets his work for {them}: talk to him, and he may stop.',
    learned: [
      'An arrow-maker at {place} was making three thousand arrows for {them}, and wished that he had refused. Nobody had told him whom they would kill. If you did, he might stop, and {them} would have nothing to shoot.',
      '{them} could not strike yet, for want of arrows. An old man at {place} was making them, only because he was afraid. If somebody told him what they were for, he might stop, and {them} would have to wait.',
      'An old man at {place} made arrows for {them}, and slept badly over it, for he wanted a reason to stop; if you went and gave him one, {them} would have no arrows.',
      '{them} had ordered three thousand arrows from an old man at {place}, and could not begin without them. He asked each guest what they were for. Go and tell him, and he might spoil them all.',
      'The old arrow-maker at {place} worked for {them} and hated the work. If he knew whom his arrows would kill, he might stop. Then {them} would have to wait until others were made.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Tell the arrow-maker whom his arrows will kill',
      description:
        'He may stop working for {them}; he will look you in the eye, and has a knife for feathers in his hand.',
      success: [
        'You told the arrow-maker whom his arrows would kill, and he stopped work. He cut one feather through to the end while you spoke. Then he sent to tell {them} that the glue was bad, and all the shafts must be stripped and steeped and hung, and that takes a month.',
        'You asked the arrow-maker which of the three thousand was for a child, and so he spoiled them all for {them}. He shaved each shaft on one side by a hair, and they would fly round corners. A bad arrow is a good word. They would have to be made again.',
        'The arrow-maker listened with his knife held still, and then he opened the pen and let out the geese. Without feathers there are no arrows, he said. {them} would have to wait until those geese had been caught, and I am told that they are still flying.',
      ],
      failure: [
        'You told the arrow-maker too well, and he thought of {them} and worked faster. He woke both his sons. They fletched in turns from milking to milking, and the arrows would be done sooner.',
        'The arrow-maker took you for a spy of {them}, and he would not listen. You swore that you were not, and he said that a spy would swear it. So he praised {them} in a loud voice until you were out of earshot.',
        'You had come to the heart of it when a goose got her head stuck in the glue-pot. The old man ran to her, and you both pulled, and no more could be said. His arrows for {them} lay dry and straight along the wall.',
      ],
    }),
    lapsed: [
      'You did not speak to the arrow-maker, and his three thousand arrows were delivered to {them}. The old man walked behind the cart as far as the second hill out of {place}, as one follows the dead.',
      'The arrow-maker at {place} was not warned what he worked for, and he shut his tent and left with the geese. By then {them} had the arrows counted, and only four were missing.',
    ],
  },
];
