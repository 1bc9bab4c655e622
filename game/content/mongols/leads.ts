import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const mongolLeads: readonly LeadContent[] = [
  {
    key: 'mongols/lead-horse-that-threw',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The only horse that ever threw {them} runs loose at {place}: ride it, and learn how.',
    learned: [
      'A dun horse once threw {them}, three times, and it ran loose at {place}. You must go there and ride it, and so see on which side {them} can be unseated.',
      'One horse had thrown {them}, a dun, and nine witnesses were given sheep to forget it. It grazed at {place}. If you rode it you would feel how {them} can be unseated, when it comes to that.',
      'When children play at horses, the child who is {them} falls off each time: a dun horse at {place} had thrown {them} so. Ride it, and you would know how it is done, and how to do it to {them}.',
      '{them} could be beaten as a dun horse did it once. It ran wild at {place}, and no one had stayed on it since. You would have to ride it and feel how it threw.',
      'A dun horse once put {them} on the ground, and {them} turned it loose at {place} so that it should be forgotten. Sit on that back, and you will know on which side {them} is weak.',
    ],
    offer: does(['force', 'strength', 'hard', 'slight'], {
      action: 'Stay on the dun horse',
      hurt: 'mishap',
      description: 'It has killed a wolf, it dislikes songs, and it lets you get up, which is the worst sign.',
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
      'The dun horse was not ridden, and {them} had it driven in from {place} and killed for a feast. A mouth that is eaten tells nothing. What it knew of {them} went into the kettle.',
    ],
  },
  {
    key: 'mongols/lead-half-cup',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A saddler in {place}, once {them}’s sworn brother, knows where {them} is weak: drink with him.',
    learned: [
      'A one-eyed saddler in {place} was once the sworn brother of {them}, and still kept his half of their cup. {them} had left him behind in a fight. If you drank with him, he might tell where {them} is weak.',
      'A saddler in {place} bore {them} a grudge. They had sworn to be brothers, and broken a cup and kept a half each. He would tell what {them} fears to one who drank from his half.',
      '{them} broke an oath to a sworn brother, who stitches girths in {place}. There are things that one tells only to a brother. Drink with him, and he would give away {them}’s weak side.',
      '{them} once rode off and left a sworn brother, and he lived as a saddler in {place}. He knew where {them} is weak. You could have it by drinking out of his broken cup.',
      'The saddler of {place} was {them}’s sworn brother once, and was left by {them} in a fight. Half a cup hung over his bench. To a guest who drank from it he would tell all {them}’s secrets.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Drink with the saddler from half a cup',
      description: 'It holds nothing on the broken side, and one is not allowed to tip it.',
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
      'The saddler who knew {them}’s secrets was not visited, and he died in {place}. They broke his half cup over him, as one does with a rider’s, and what he knew is under the grass.',
    ],
  },
  {
    key: 'mongols/lead-grandmothers-name',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'An old woman at {place} knows the first name of {them}, which stops {them.him} short.',
    learned: [
      'A midwife at {place} knew the first name of {them}, which nobody may say now. Whoever calls it out makes {them} stop and look round. She was ninety, and you would have to comb wool with her until she remembered.',
      '{them} whipped three people for knowing one name, the bad one of {them.his} childhood. The old midwife at {place} still knew it. With it one can stop {them} in a charge; and you were to comb wool with her.',
      '{them} feared the name of {them.his} childhood, and one old woman still knew it, the midwife at {place} who gave it. A name is a halter. You could get it from her and call it out when it counted.',
      '{them} had a first name, such as nobody must hear, and it would stop {them} like a rein. The old midwife at {place} would tell you the whole of it, if you sat with her.',
      '{them} fears to hear the first name {them.he} was given. The old midwife at {place} gave it. She forgets much and loves company; you had only to sit with her, and would have a word to stop {them}.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Comb wool until the old woman remembers',
      description: 'She goes through all whom she ever brought into the world, in order, and there were many.',
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
      'The midwife was not asked for {them}’s first name, and she died at {place}. She had called it out on her last breath, and only the dog was there. He comes to it now.',
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
      'The spare horses of {them} were fattening at {place}, with two boys to watch them, and one of those in love. A rider goes as far as his second horse. Loosen their hobbles, and {them} must wait.',
      '{them}’s spare horses were at {place}, in hobbles. Of the two boys who ought to watch them one was in love and gone, and the other sleeps. Set the horses loose, and {them} must wait.',
      '{them} might be delayed by letting the spare horses out. Sixty stood at {place} in hobbles, with two boys to mind them. The knots are old ones, and come undone for the patient.',
      '{them} could not ride until the spare horses were fat, and they grazed at {place}, with two boys to watch them. You could go on your belly among them and undo their hobbles, and so gain time.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Undo sixty hobbles in the grass',
      description: 'You go on your belly among their feet, and every one of them has to stay where it is.',
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
      '{them} could not call up any riders until their notched sticks had been counted in {place}. An old scribe did it, with weak eyes. If you hung the sticks on the cord for those who stay at home, {them} must wait.',
      'Whoever owes {them} a rider has half of a notched stick, and the other half hangs in {place}. One cord is for those who come, and one for those who stay. Move the sticks across, and {them} must wait.',
      '{them} lost a rider because his stick hung on the wrong cord in {place}, where a scribe keeps the count. The whole host hung there on two cords. You could go and change them, and {them} would have to wait.',
      'The service owed to {them} was being counted in {place} with three hundred sticks, by a scribe with weak eyes. If the sticks went on the other cord, nobody would come when {them} called, and you would gain days.',
      'The whole host of {them} hung as notched sticks on a cord in a scribe’s tent in {place}. While he drank his tea you could hang them among the excused, and so {them} would have to wait.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Hang the tallies on the other cord',
      description: 'He is at his tea, on the far side of a felt, and he knows them by their click.',
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
      'An arrow-maker at {place} was making three thousand arrows for {them}, and wished that he had refused. Nobody had told him what they were for. If you did, he might stop, and {them} would have nothing to shoot.',
      '{them} held still so long for want of arrows. An old man made them at {place}, who had agreed out of fright. If somebody talked to him, {them} would have to wait longer.',
      'An old man who made arrows for {them} at {place} slept badly; his geese had hardly a feather left. He wanted a reason to stop. You could go and bring him one, and hold {them} up.',
      '{them} had ordered three thousand arrows from an old man at {place}, and could not begin without them. He asked each guest what they were for. Go and tell him, and he may spoil the glue.',
      'The old arrow-maker at {place} worked for {them} and hated the work, so that he asked pardon of each goose. If he knew what the arrows were for, he might stop. Then {them} would have to wait.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Tell the arrow-maker what they are for',
      description: 'He will want to look you in the eye, and has a knife for trimming feathers in his hand.',
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
