import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const mongolServices: ServiceContent = {
  buy: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Drink tea until the good bale is opened',
      description: 'The best is at the bottom of the load, and no one in {place} unties a camel for a stranger.',
      success: [
        'At the fourth bowl you asked after the camels by name. Somebody got up, grumbling, and made one of them kneel. What you wanted came out from under the felts, wrapped in a child’s coat against the dust; and the sum was named so late, and with so much yawning, that you nearly forgot to be glad of it.',
        'You said that you were thirsty, and nothing more, and it was taken for depth. They told you about the pass. At the fifth bowl an old man remarked that somebody ought to see to that knot. You had what you were after between your feet before there had been a word of price, and so it had to be a decent one.',
      ],
      failure:
        'You asked how much at the second bowl. There was no harm done, they said, and filled it for you. You drank until the kettle was empty and were told about a flood; and the bale that was to be opened had in the meantime stood up and walked off with the rest of them.',
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Look over the spoil on the grass',
      description: 'It is spread out on blankets, and for half of it there is somebody about who used to own it.',
      success: [
        'You went along the blankets with your hands behind you, since it is by touching that one pays. There it was, under a church candlestick, with its worst side up. You asked for the candlestick, and were shocked at the price, and took the other thing so as not to have stopped for nothing.',
        'The man who sold it had not taken it himself, and did not know what it was. He told you a use for it, and then another. You let him tell you a third, at which the people round you laughed, and by then he was glad to name a sum and see it off his blanket.',
        'It lay between a door-knocker and a saint. You picked up the saint and asked what he was good for; he was good against fire, said the seller, and he had come out of one. You put him back with care. In the silence after that you bought what you had wanted, for what it was worth.',
      ],
      failure: [
        'You bent down for it, and so did a widow. It had been her husband’s. The seller looked at the sky. You had talked him into giving it back to her, and been blessed, before you had got your hat straight; and his price had gone up meanwhile for everything.',
        'You turned it over, and somebody’s name was cut in the back. The owner of the name was standing beside you. He did not want it returned, he said, he only came to see how it was; and with him looking on like that there was no bringing the price down.',
        'You said that it was cracked, and the seller thanked you, and took it up, and showed you where it was not. A ring of people formed. Before long there were four who would have it at his price, and he asked you, in front of them all, whether you meant to stand aside.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Bargain with your fingers inside one sleeve',
      description: 'Nobody sees what is said in there, and the other hand in it has been doing this for forty years.',
      success: [
        'Three joints and a nail, said his fingers. You bent back one of them. Round you stood everybody, watching your faces, which were both of them admiring a camel. He scratched your palm at last, as is done when a man gives in; and whoever asked what you had got was told that it was a fine animal.',
        'You had four of his fingers and felt about for the thumb, which is the one that counts. It went up a little, and a little more, and lay down. Neither of you had left off looking at a goat. When the sleeve was turned back there was nothing to be seen but a man who rubbed his knuckles, and paid.',
      ],
      failure: [
        'You said by mistake, with your little finger, something about his mother. There was a jerk in the sleeve. It was settled by a cousin who spoke for you aloud, like a person translating; but the price had by then fallen so far that you took your goods out and put them on again.',
        'There is a grip that means an insult and a grip that means done, and they lie side by side. You gave the one, and he took it for the other. You had all but sold him the boots that you stood in when somebody saw your faces, and had you both unwound.',
      ],
    }),
    does(['trade', 'vigour', 'medium', 'none'], {
      action: 'Cry your wares from a cart on market day',
      description: 'One has to be heard over nine auctions, a wrestling and a bride.',
      success: [
        'You had lungs, for once, and a rhyme. They came over to find out what it was that could be worth so much noise. A man with a hawk on his fist turned the thing about, and the hawk looked too. You let the hawk have the last word, and its owner paid, rather proudly, like a person whose child has spoken.',
        'You did not praise it. You cried out what was wrong with it, item by item, and by the fourth they had left the wrestling. Nobody there had ever been told so much about a thing before buying. Two old men bid against each other, out of respect, and the deafer one had it.',
      ],
      failure: [
        'You cried until your voice went; and then the bride came by. All that there was in {place} with legs went after her. You stayed behind with an old dog, who heard you out to the end, turned round three times upon your cloth, and lay down on it.',
        'The next cart was selling the same, and its owner had a drum. Whatever you cried he said after you, a little cheaper, and struck the drum. When you had come down as far as you could go he wished you better luck, and somebody bought it from him.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Be sewn up and sweated by the horse-doctor',
      description: 'He charges for you by the hand, as for a pony, and talks to you as to one.',
      success: [
        'He looked at your teeth first, out of habit. He washed it with brandy of milk and drew it together with a long hair, whistling to you not to kick. You were rubbed down with straw then, covered up to the ears, and left with a nosebag of warm curds. You slept, they told you afterwards, with one foot drawn up.',
        'He felt you all over for heat and tapped you on the knee. Then it was quick: a wash, a thread, a smear of something that is for hooves. He buckled you into a horse-cloth with a good brand on it and told the boy not to let you roll. It had knit by the time that he wanted the cloth.',
        'The horse-doctor sewed you up and rolled you in hot felt, and you sweated and were well. He led you round the yard after, twice, to see your gait. It was a good gait, he told the others.',
        'You were healed by the horse-doctor, who put a twist on your lip while he did it, so that you should think of that. You thought of that. He gave you a handful of salt when it was over.',
      ],
      failure: [
        'They brought in a mare who was worth more than you. You lay where you were, half sewn, and held her head for them. He was very pleased with her. By the time that he remembered you it had closed crooked on its own; and he gave you a pat, and told them to walk you about.',
        'The horse-doctor did not heal you, for he had only the big needle, and he looked at it and at you and put it away. He gave you a rub with straw. You shone, and it hurt.',
        'The horse-doctor would not begin, for you would not stand still, and he had nobody to hold you. He tied you to a post. The post came out. You kept the rope, and the hurt as well.',
        'You lay in the hot felt, and the fire under the kettle went out, and you were no better than before, and damp. He had gone to a mare. The mare did well, so it is told.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Lie by the stove and drink bone broth',
      description: 'The old woman counts the bowls, and there is no getting up without her leave.',
      success: [
        'She put you between two dogs and a grandchild, for the warmth, and fed you from a ladle as tall as the child. It was marrow, salt and onion. At the ninth bowl she wrung your ear, which was for luck. When you woke it was some other day. The dogs were there, and you could lift your arm.',
        'You were given the place where they put the lambs that come too early. It smelled of them. She held the ladle to your mouth, and her own mouth opened whenever yours did; and when the pot was empty she told you to stop lying about. You found that you could.',
        'You lay by the stove and drank nineteen bowls, and your hurts closed, and the old woman let you get up. Who counted? She did, with sheep’s knuckles, and she gave you one to keep.',
        'The bone broth healed you, and the stove, and the old woman, who turned you when one side was done. You slept between two lambs. When you rose they did not know you for anything but their mother.',
      ],
      failure: [
        'She gave you the broth, and everyone came in to see you drink it. There was a singer. They meant it kindly; they danced on the side of the tent where your feet were. You got up from there at last, full of soup, more tired than you had lain down, and were told how much better you looked.',
        'You got up from the stove before the old woman gave you leave, and fell down, and she began the count of bowls from one. So you were no better that day. He who leaves the pot early eats twice.',
        'You got no good of the stove, for a child was born in that tent in the night, and you were put out with the men. It was a girl, and loud. You lay by the dung-heap and drank to her.',
        'The old woman’s broth was thin, and you lay and drank it and were not healed, for the bones had been boiled for nine guests already. She was ashamed of it. She told you of the fat years, and they were long.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Ask round the last fire for company',
      description:
        'Those without a tent sit there, and each of them has left somebody whom it is better not to mention.',
      success: [
        'You sat down among them and told where you were going, and how badly it was likely to end. That was a new way of putting it. Most of them moved off a little. One did not; and in the time that it takes to drink a bowl between two it had been agreed on what would be eaten, and who rode behind.',
        '“Who here can cook?” you asked, and they all looked away but one, who looked hurt. It had been somebody else’s fault about that tent. You sat down there and ate what there was. It was not good, but it had been shared to the last grain; and when the bowl was wiped it was understood who would be going along with you.',
        'You got a companion at the last fire, for you asked nobody where he came from, and one stood up and shook out his hat and came. Those who are not asked will tell you on the road.',
        'One from the last fire went with you, a quiet one, who had been feeding it with other people’s dung all evening. The rest moved over to close the ring. So it is done there.',
      ],
      failure: [
        'You praised the road to them, and the weather on it, and the pay. They had all heard that before, from the people whom they were not mentioning. Someone made room for you at the fire, with pity, and asked what it was that you had run away from.',
        'You asked round the last fire, and all of them would have come, but none without his neighbour, and the neighbour would not. You went away alone. You could hear them speak of it for two bowshots.',
        'Nobody at the last fire went with you, for you had ridden up to it on a good horse and talked down to them. He who asks from the saddle is answered from behind. You got down too late.',
        'You got nobody at the last fire, for you named the one whom you serve, and three of them had been robbed by his cousin. They gave you tea. They did not give you company.',
      ],
    }),
    does(['talk', 'perception', 'medium', 'none'], {
      action: 'Go along the tether lines and choose',
      description: 'Whatever is for hire in {place} stands there, on two legs or on four, and puts its best side out.',
      success: [
        'You did not look at the ones that looked at you. Down at the end there was one with its eyes upon the hills, and that was something you could understand. Its price was low, on account of its manners. You stood next to it for a time. When you went on it came along, as if the two of you had been called.',
        'You went along the tether lines and chose the one with worn boots and a whole strap, and you chose well, and it came with you. A strap tells the hand, and a boot tells the road.',
        'You found one to go with you on the tether lines, by walking past and turning round: it alone was still at its work. The praised ones were scratching. You paid, and it was fair.',
        'You hired the one at the end of the tether line, where nobody looks, for it had been put there for biting. It bit you once. After that you were friends, so it is told.',
      ],
      failure: [
        'You chose, and paid a compliment, and walked to the gate; when you turned about you were alone. It had gone back to the line. They were much amused, and led it out to you again, and the same thing happened at the same stone. It had friends there, they explained.',
        'You went along the tether lines and hired nothing, for a dealer walked beside you and praised each one, until you could not have believed it of your own mother. He was hoarse by the end, and so were you.',
        'What you chose on the tether lines was lame by the gate, on two legs or on four, and had to be given back, and so you had nobody. It had stood very finely. Standing is not going.',
        'You were too long on the tether lines, and a caravan came in and took the best and the next best, and nothing would go with you. What was left lay down when you looked at it.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Listen at the felt-treaders’ row',
      description: 'You will have to link arms and tread for as long as it takes, up to the ankle in wet wool.',
      success: [
        'They tread in time, and talk in time. A thing was said at the one end of the row and had got to you by the eighth step, better than it began. You sent one question down it, left foot, and back it came with four answers; and the felt, when they unrolled it, was a good one too.',
        'They hooked you in between a widow and a bride. Nobody spoke to you, they spoke through you, as one does through a curtain. When the felt was so thick that it stood alone you knew who had been seen, and with what on the saddle. They slapped it, and slapped you, and it was agreed that you were both about done.',
        'It goes by singing, and whoever has something to tell puts it in her verse. You had to have one as well. You made yours a question; it went off to the left among the aunts, and was trodden flat. When it came round again there was a name in it, a gate, and the colour of a horse, and it still rhymed.',
        'You linked arms and trod the felt with them, and between the songs you heard what you had come for, from the third on your right. Your feet were wool to the ankle. They kept you for one more roll.',
      ],
      failure: [
        'You trod on the off-beat. It ran down the whole row like a stumble through a herd. There was no talk after that, only counting, with the eyes of all the women on your feet; and you came away with white legs and no wiser.',
        'They put you in between two sisters who were not speaking. Whatever came along the row stopped at the one and did not get to the other, and you were trodden on from both sides as the person responsible. All that you learned was that it had been about a ladle.',
        'You fell down in the wet wool and pulled the row down with you, and the treaders told you nothing but what you were. Nine women lay there. They laughed, and it was not news.',
        'You trod until dark and heard nothing of use, for they sang the old songs that day, and everybody in them has been buried since the time of the first khan. You know now whom he loved.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Put a riddle to the well and wait',
      description: 'Everyone in {place} comes there for water, but nobody will be asked a thing straight out.',
      success: [
        'You gave it out as a riddle: what has four roads, and goes by none of them? They stood there with their buckets and were delighted. In guessing at it they told you of every person who had gone by anywhere. It had no answer. You let the last of them, a small girl, find one.',
        'You asked them what goes to the well each time and never drinks. They put down their yokes. It was her aunt, one said; it was the tax-man; it was those two with a led horse, who asked after nobody. You let them run on. It was the rope, you said, when they had run dry, and they threw water at you.',
        '“Eight went out and nine came in, and none was a stranger,” you said, and sat down. Within a bucket’s time you had who had gone out of {place}, and who came in, by which gate, and on whose horse. They gave it up. One had been with child, you said; and they were so annoyed that you were told two things more.',
        'It was the one about a thing that runs tied and stands still when it is loosed. Somebody had seen a man go by with such a thing. Somebody knew of a debtor. It all came up, with names, hand over hand, like the bucket. At the edge a boy was looking at his boots and saying nothing, and you nodded to him.',
      ],
      failure: [
        'It was an old riddle. A boy had it before you were done, and he gave you one in return, and there you stood. It was something with a white field and black seed. When you had puzzled at it until the water was all drawn, they told you that it was writing, and went home.',
        'You had the riddle ready, and nobody to put it to; they were all down at the river, washing. There was a mule tied to the curb. You tried it on him in the end, and he looked as though he knew.',
        'You put your riddle to the well, and a boy of six guessed it before the bucket was up, and so nobody stayed to talk. He asked you one. You do not know that one yet.',
        'You put the riddle too hard, and the people at the well went home to ask their grandmothers, and told you nothing. A riddle is a gate: it should open. They were still at it at the evening milking.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'perception', 'medium', 'slight'], {
      action: 'Throw ankle-bones with the camel-drivers',
      description:
        'Sheep, goat, horse, camel: a bone falls on one of its four sides, and their bones are older than you are.',
      success: [
        'You let a dozen throws go by and looked at nothing but the bones. There was one, the yellow one, that had a liking for the horse. You waited for that to come round to you. “Horse,” you said, and it lay down on its side like a horse; and they all of them looked at it as one looks at a wife.',
        'You threw badly for as long as it took them to leave off watching your hands. Then you asked, as a beginner, whether one might call all four alike. They were delighted. “Camel,” you said; the first was a camel, and the second, and the third leaned for some time upon the fourth before they both lay down the same way.',
      ],
      failure: [
        'You called the horse, and it was the goat. You called the goat, and it was the goat again, but by that time the call was camel. They have a way of roaring at it, heads back, with all their teeth. When you got up to go there was a small misunderstanding about whose hat you had staked.',
        'You had a system, which you had been taught by a man with no coat. It held for three throws. At the fourth you saw how he had lost it; and the drivers, who had also met him, patted the place beside them and asked whether you would care to go on.',
      ],
    }),
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Shoot for a stake at the hanging cup',
      description:
        'It is a silver cup, on a string that is never still, and the rule is that one shoots at a gallop or a run.',
      success: [
        'You ran at it, and paid no attention to the cup. It was the string that you looked at. It came down into the grass with a small clear sound, and a man in a good hat said that this was not the custom; but an old one asked him, softly, where in the custom it was forbidden.',
        'Everybody before you had shot as the cup swung away. You ran in a beat late, so that it was coming back, and loosed where it was not yet. There was a ring like a spoon on a kettle. It went on swinging with the arrow through it, and they had to wait until it was still to hand you the stake.',
      ],
      failure: [
        'You ran, drew, and put your foot into a marmot’s hole. It was a lovely shot. They showed you afterwards, in the kettle of the cook-tent, how clean a hole it had made; and you paid, and helped to eat up the stew before it should run out.',
        'You loosed at the top of your stride, and the cup stepped aside. The arrow went on, over the crowd, and was heard to arrive. Nobody was hurt; but the drum had been a borrowed one, and while you were talking to its owner the stake was given to a boy of eleven.',
      ],
    }),
  ],
  worship: [
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Throw milk to the four quarters',
      description: 'You climb barefoot with a full pail, and what you spill on the way is not counted.',
      success: [
        'It was all there when you came to the top. You flung it with the nine-holed spoon, to the east first, and it hung for a moment against the blue like a thing that has been told to wait. {place} lay below with its smokes going up. You were aware of being looked at, from high up, without dislike.',
        'You spilled half of it on the way, and did not count it. At the top you threw what there was, a spoonful to each side, and said whose child you were. A kite that had been going round came round once more, lower, and went off; and you walked down with the empty pail as one does from a visit.',
      ],
      failure: [
        'You threw to the east, and the east threw it back. You were white from the hat down. An old man who had done it there for fifty years wiped you with his sleeve; Heaven was not thirsty, he said, or else it thought that you were.',
        'You were at the last turn but one when a calf came after you. It had smelled the pail. You held that over your head and told the calf who it was for, and it put its forehead to the back of your knee; and there was nothing in the spoon for any of the four.',
      ],
    }),
    does(['patience', null, 'easy', 'none'], {
      action: 'Put something on each altar in turn',
      description: 'Twelve nations have a god here, and none of the twelve likes to see what the others got.',
      success: [
        'You went along the row, and bowed to each as its people do: to the ground, to the knee, or with a finger. They looked out over your head, a little sooty. You had not known what to say to so many. So you told each of them who you were and where you were going; by the twelfth you believed it.',
        'You laid a thread of your sleeve before the first, and one before the second, and so to the end, and not a hair longer to one than to another. The keepers had come out to measure. When you turned round after the twelfth they all bowed, each in his own way, and somebody brought a stool and let you sit there.',
      ],
      failure:
        'At the seventh you gave what was meant for the eighth, who does not eat butter. There was a deacon there, and a lama, and they began to dispute about what you ought to do. You stood between them with a lamp dripping down your wrist, until they had got back to the creation of the world.',
    }),
  ],
  work: [
    does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Roll felt behind the camels for wages',
      description: 'It is wet wool on a log, and whoever runs behind has to keep it straight.',
      success: [
        'They went off with it at a trot, and you ran behind and kicked it now to the left and now to the right. Round and round it went. By the fiftieth round it was a cloth; you could have stood a horse on it. They had you press your palm in at the corner, as whoever made it does.',
        'It pulled to the left. You ran on that side and leaned on it with a pole, up the slope and down the slope, and the women on the camels called back to you when to lean. When it was cut open it lay flat to every corner, without one thin place that a finger could have gone through.',
        'You fell once, early on, and it went over you, and after that you knew which end was heavy. You kept the thing straight through two gates and a flock. They unrolled it before the tents, and an old woman walked all over it in her stockings and could find nothing to say.',
      ],
      failure: [
        'The off camel saw something. What it was has never been learned. The log came through the market, at the height of a knee, with you after it, crying out to people by their trades; it was got hold of at last in the tent of the tax-gatherers, where it had all unrolled.',
        'One of the ropes was longer than the other, and you did not look. The log went in a curve. It came round behind you at the end of the first mile, and you were a while getting out from under; and what they cut open afterwards was as thick as a mattress on the one side and on the other was wool.',
      ],
    }),
    does(['craft', 'endurance', 'medium', 'none'], {
      action: 'Sit up with the mares at foaling',
      description: 'One is paid by the foal, and it has to be standing.',
      success: [
        'There were nine, and the last was the wrong way round. You lay in the straw with your arm in as far as the shoulder, and told her all that you knew. When it came it lay there like a wet glove. Then it put up one end, and after that the other, and looked about it for whoever was responsible.',
        'You went up and down the line with a lantern and a bucket, and they looked at you as people look at a doctor of whom they have heard. Four had theirs without any help. The fifth waited until you had sat down. You rubbed it with a sack until it sneezed, and it got up, fell over the bucket, and got up.',
      ],
      failure: [
        'You sat by the bay, who was as round as a drum, and groaned. It was her dinner. The other one, the thin one that nobody had looked at, had hers quietly on the far side of the cart; and it was up, dry and sucking before you had so much as put down your lantern.',
        'They will not do it while they are looked at, and you looked. You were told to go and sit behind the cart. When somebody shook you by the shoulder three foals were standing about in the lantern-light, and another person had been paid for each of them.',
      ],
    }),
  ],
};
