import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const mongolLeads: readonly LeadContent[] = [
  {
    key: 'mongols/lead-horse-that-threw',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The only horse that ever threw {them} runs loose at {place}.',
    opened: [
      'In the songs {them} has never been thrown. A man who makes saddles laughed at that into his sleeve. There was one horse, a dun, that had done it three times; it was turned loose at {place}, and whoever rode it would learn how.',
      'You were told that {them} once paid nine witnesses to have seen nothing. The tenth was a dun horse. It grazed at {place}, and had not been paid, and bore a grudge against hands.',
      'Children were playing at horses, and the one who was {them} fell off each time, on the left. It was a game from {place}, they said. There the dun goes about by itself that taught it to them.',
    ],
    offer: does(['force', 'strength', 'hard', 'slight'], {
      action: 'Stay on the dun horse',
      hurt: 'mishap',
      description: 'It has killed a wolf, it dislikes songs, and it lets you get up, which is the worst sign.',
      success: [
        'It went straight up and came straight down, and you were there both times. Then it did a thing with the left shoulder, quite small. Anyone would have looked to the right. You saw how it had been done to {them}; whoever rides with that proud a neck looks always to the right, and on the other side is blind.',
        'You held with your knees, your teeth and your grandfather’s advice. It stood still in the end, and turned one ear, and walked you to a hollow, to the very place. There was an old stirrup in it, bent inward. So that was how {them} sits: all upon the one foot. You would not forget which.',
      ],
      failure: [
        'You were on it for as long as it takes to say so. It came back to see how you lay, and breathed on you, and took your hat a little way off and stood on it. Everything that {them} had learned you had learned as well, and had not seen a hoof of how.',
        'It would not throw you. It lay down, and rolled, and got up again without you; you had a good view of the Sky. A boy had seen it. He had never known it to do that for anybody whom it took seriously.',
      ],
    }),
    lapsed: [
      'The dun had gone from {place} with a herd of wild ones. There were fourteen mares, and all of them, it was said, had begun to do the thing with the shoulder.',
      '{them} had given a feast at {place}, and there was horse. Nobody had been told which.',
    ],
  },
  {
    key: 'mongols/lead-half-cup',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A saddler in {place} was {them}’s sworn brother, and still has half of the cup.',
    opened: [
      'Two who swear brotherhood break a cup and each of them keeps a half. The other half of {them}’s was in a grave, people believed. It was in {place}, said one who had drunk from it, with a one-eyed saddler.',
      'A camel-driver would not have {them}’s name spoken over food. He had it from a saddler in {place} what the two of them once swore, and who had kept it. The saddler would tell it to anyone who could drink without spilling.',
      'It was said twice at one fire, and the second time lower: {them} had had a brother of the cup, and had ridden off and left him. He stitched girths in {place} now. There are things that one tells only to a brother.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Drink with the saddler from half a cup',
      description: 'It holds nothing on the broken side, and one is not allowed to tip it.',
      success: [
        'You drank from the whole side, slowly, and gave it back with both hands. He was silent until the kettle had boiled. “We swore to stop,” he said, “whenever the other one whistled it.” He whistled it: five notes. {them} has galloped through hails and horns, but never through those.',
        'You did not spill. He turned the cup so that you saw the edge, and there were teeth in it. “That is where I bit, when I saw the back of {them.his} coat.” {them} dreams about that, he had been told, and wakes if a cup is set down hard. He showed you how hard.',
      ],
      failure: [
        'It ran down your sleeve. He followed it with his one eye to the elbow, and beyond. He was sorry; he had told it so far to two people, he said, and they had both been dry. He asked if you wanted anything stitched.',
        'You praised the cup. You praised him, the brotherhood of the cup, and loyalty in general. By the time that you drank he had gone round behind a saddle and taken it up, and his mouth was full of thread.',
      ],
    }),
    lapsed: [
      '{them} had sent the other half of the cup to {place}, and they had been glued. The saddler stitches for {them} now, and whistles nothing.',
      'The one-eyed saddler had died in {place}. They broke the half-cup over him, as one does, and so there were quarters.',
    ],
  },
  {
    key: 'mongols/lead-grandmothers-name',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'An old woman at {place} knows the first name that {them} was given.',
    opened: [
      'An uncle of {them}, in drink, used a short name that nobody had heard, and bit his own hand for it. Only the old woman at {place} could tell you the whole of it, he said, and rode off without his hat.',
      'Two drovers laid a bet on what {them} was called before the sixth winter, and neither would say the word aloud. The stake was a mare; the judge was to be a midwife at {place}, who lives on wool-combing now.',
      'Children who are in danger are given a bad name at first, so that the spirits shall not want them. {them} had three people whipped for knowing such a one. The midwife was at {place}, and ninety, and no one had dared.',
      'You heard a girl call her lamb Nobody’s-Boot, and be hushed. It had been the name of somebody great, when small. The old woman who had given it lived at {place}; she could not remember much else.',
      'There is a name that makes {them} look round, said a felt-seller, and it is not the one in the songs. He would not say it for a whole bale. But he told you whose grandmother at {place} had made it up.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Comb wool until the old woman remembers',
      description: 'She goes through all whom she ever brought into the world, in order, and there were many.',
      success: [
        'You combed through two generations. “And then that one,” she said, “blue, with a cord round it, so I called it Not-Worth-A-Goat.” She laughed, and told you what it had been afraid of at five. It was the sound of shears. You put by the name, and the shears. Who is called so stops for a moment, as for a mother.',
        'She had come as far as the year of the lame hare when she stopped and took your face in her hands. “You want the other one,” she said. “They all do.” She said it into your ear. It was so small, and so silly, that you would only need to say it kindly. {them} would know that you had it from her.',
      ],
      failure: [
        'She came to yourself. That you had not looked for; you had been born with the feet first, on a cart, and she told the tent how your mother swore. It was all of great interest. You did not get beyond it.',
        'You combed, and she sang, and it was warm. When you woke there was wool in your mouth, and a row of aunts. She had said it some time ago, they told you, quite loudly; but not one of them would do it again.',
      ],
    }),
    lapsed: [
      '{them} had come to {place} at last, off the horse and on both knees. The old woman had been sorry, and had taken the name back.',
      'She had remembered it, one heard at {place}, had called it out, and died laughing. Nobody had been in the tent but a dog. He answers to it now.',
    ],
  },
  {
    key: 'mongols/lead-hobbles',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s spare horses graze at {place}, with two boys to watch them.',
    opened: [
      'No one gets far in that country on one horse. {them}’s remounts, sixty of them, were fattening at {place}, in hobbles. There were two boys with them, and one was in love, so a shepherd had noticed.',
      'You met a boy who asked you how one talks to girls. He ought to have been at {place}, he said, with {them}’s spare horses. But there were the hobbles, and his brother; and what could happen to sixty horses?',
      'It was being told that {them} would be everywhere at once, as soon as the remounts were fat. They were at {place}. The knots in their hobbles were of the kind, an old groom said, that come undone if one thinks about it.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Undo sixty hobbles in the grass',
      description: 'You go on your belly among their feet, and every one of them has to stay where it is.',
      success: [
        'You undid them and laid each thong beside its foot. They went on eating. At the sixtieth you stood up and said one word into an ear, and it was passed on. The boys ran in two directions, and the horses in forty. {them} would be catching them for a month, on what was left.',
        'It took you as long as a good lie. They stood in their places out of habit, until an old mare saw that her legs belonged to her. She told nobody; she only left. When the boy came back with his hair combed there was a great deal of grass, and {them} would have to do without.',
      ],
      failure: [
        'You had undone four, and the fourth lay down, affectionately, on your arm. It was the brother who rolled her off. He was so ashamed at having slept that he tied them all up again, with a better knot.',
        'They liked you. Sixty horses came up one behind the other and put down their noses to see what you were doing, and it could be seen from far away that something was. You left by the middle of them, bent double.',
      ],
    }),
    lapsed: [
      'The remounts had gone from {place}, fat and shining, with a man to every ten. The boy had been let off to get married.',
      'You came too late for the horses at {place}. Wolves had been, and horses had kicked, and {them} had fifty-eight and two good rugs.',
    ],
  },
  {
    key: 'mongols/lead-tally-sticks',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The tallies of all who owe {them} service are counted in one tent in {place}.',
    opened: [
      'Whoever owes {them} a rider has a notched stick, and its fellow hangs in {place}, on a cord. Before anything large can begin they must all be counted. The scribe there has one cord for those who come and one for those who stay.',
      'A rider was cursing his luck. {them} had called him up, and not his uncle, and it was all by two cords in a tent in {place}. “If they had hung me on the other!” he said. You asked which was the other.',
      'There was a scribe in {place}, you heard, with three hundred sticks and weak eyes. Until he had done counting, {them} could not move. He was at two hundred and ninety, and did not like to be breathed upon.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Hang the tallies on the other cord',
      description: 'He is at his tea, on the far side of a felt, and he knows them by their click.',
      success: [
        'You slid them over three at a time, with wool between them. He came back wiping his mouth, counted, and wept. There were nine who would come, and the rest had been excused, among them {them}’s own cousins. He sent to every tent to inquire. {them} would have the answer when the mares had foaled.',
        'You hung them on the one cord and on the other, by turns, so that each came next to somebody whom he would not ride with. It was discovered when they had met. {them} spent many days in parting them, and more in asking who had been first; and had meanwhile nobody to send anywhere.',
      ],
      failure: [
        'One clicked. “That is Buri,” said the voice behind the felt, “of the lame camel. Put him back.” You put him back. He told you all the others, with his eyes shut, as you touched them, and was glad of the practice.',
        'You had them all across when you saw that the cords themselves had been changed about, before you, by someone with the same idea. You had set it right. The scribe could not get over how well it came out.',
      ],
    }),
    lapsed: [
      'They had been counted in {place}, and it came out even. One saw the riders going by to {them} for three days.',
      'They had run out of dung in {place}, and the scribe had burned the cord of those who stay. {them} called up everyone, to be safe.',
    ],
  },
  {
    key: 'mongols/lead-arrow-maker',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'An arrow-maker at {place} has taken an order from {them}, and regrets it.',
    opened: [
      'Three thousand arrows, and no word as to what for! The arrow-maker at {place} had said yes to {them}, out of fright, and had since been looking for someone to tell him that he might say no.',
      'You saw geese with hardly a feather to them. They were from {place}, where an old man fletched for {them}, and sighed, and gave each goose a name. His hand was on the last thousand; his heart, said the goose-girl, was not in it.',
      'Why did {them} hold still so long? “For want of arrows,” said a bow-string seller. They were all in one tent, at {place}, and the man who made them asked every customer what they thought would be shot with them.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Tell the arrow-maker what they are for',
      description: 'He will want to look you in the eye, and has a knife for trimming feathers in his hand.',
      success: [
        'You told him. He trimmed one feather through to the end while you did, and laid it down. “I thought so,” he said, “by the length.” He had found a fault in the glue, he sent to tell {them}; they must all be stripped, and steeped, and hung. It would take till the geese had grown more.',
        'You asked which of the three thousand was for a child. He looked along them for a long time. When you had gone he shaved all of the shafts on the one side, the width of a hair, so that each would fly a little round a corner. {them} would find that out in practice, and have to order again.',
      ],
      failure: [
        'You told it too well. He saw how matters stood, and who would be angry; by the time that you were out of the tent he had woken both of his sons, and they fletched in three shifts, out of fright.',
        'He asked if you were from {them}. You said that you were not, and he that he had expected you to say so; everyone at {place} was listened to. He praised {them} in a loud voice until you had got beyond earshot.',
      ],
    }),
    lapsed: [
      'The three thousand were delivered, tied up in nines. The old man from {place} had walked behind the cart to the second hill, people said, like one who follows a bier.',
      'At {place} he had shut the tent and gone off with the geese. {them} had by then had the arrows counted, and there were only four too few.',
    ],
  },
];
