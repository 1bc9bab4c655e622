import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const mongolServices: ServiceContent = {
  buy: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Drink tea until the good bale is opened',
      description:
        'You buy of a caravan, and the best is at the bottom of the load; no one in {place} unties a camel for a stranger.',
      success: [
        'You drank tea until they opened the good bale, and bought from it at a fair price. At the fourth bowl you had asked after the camels by name. Somebody got up, grumbling, and made one of them kneel, and what you wanted came out from under the felts in a child’s coat.',
        'You bought well, for you said that you were thirsty, and nothing more. They told you about the pass. At the fifth bowl an old man remarked that somebody ought to see to that knot. What you were after lay between your feet before there had been a word of price, and so it had to be a decent one.',
        'You bought from the good bale, for you drank until the seller had to go out, and his wife untied it. She could not bear how long men sit. There it lay on the felt when he came back, and she had named the price. What the wife opens, the husband sells. He filled your bowl, and sighed.',
      ],
      failure: [
        'You asked the price at the second bowl, and so you bought nothing. There was no harm done, they said, and filled the bowl for you. You drank until the kettle was empty and were told about a flood; and the camel with the good bale had stood up and walked off with the others.',
        'You drank tea with the wrong people, and so no bale was opened. They had no camels. They had been glad of a guest. At the seventh bowl you saw the bale go by on somebody else’s back, and they pointed it out to you, and asked what might be in it.',
        'You drank nine bowls and bought nothing, for it was the seller who outsat you. His was a small bowl. You got up once too often, and when you came in he had gone to see to his beasts. They would be going on, the others said, and they were very sorry about it.',
      ],
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Look over the war spoil for sale',
      needs: BY_DAY,
      description:
        'It is spread on blankets in the grass, and cheap; for half of it there is somebody about who used to own it.',
      success: [
        'You got what you wanted from the spoil at a small price, for you touched nothing. It lay under a church candlestick with its worst side up. You asked for the candlestick, and were shocked at the price, and took the other thing so as not to have stopped for nothing.',
        'You bought cheaply from the spoil, for the man who sold it had not taken it himself and did not know what it was. He told you a use for it, and then another. You let him tell you a third, at which the people round you laughed, and by then he was glad to name a sum and see it off his blanket.',
        'You bought a thing from the spoil for what it was worth, by asking about its neighbour. It lay beside a wooden saint. You asked what he was good for; he was good against fire, said the seller, and he had come out of one. You put him back with care, and in the silence after that you paid.',
      ],
      failure: [
        'You got nothing cheaply from the spoil, for you bent down for a thing and so did a widow, and it had been her husband’s. The seller looked at the sky. You talked him into giving it back to her, and were blessed; and his price had gone up meanwhile for everything.',
        'You could not bring the price down, for the thing had a name cut in the back, and the owner of the name stood beside you. He did not want it returned, he said. He only came to see how it was; and he looked on, and nobody can bargain before that.',
        'You told the seller that it was cracked, and he showed all of them where it was not, and so you bought nothing cheaply. A ring of people formed. Four of them would have it at his price, and he asked you before them all to say yes or to stand aside.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Bargain with your fingers inside one sleeve',
      description:
        'Prices are named there by the fingers, unseen by others; and the buyer’s hand has been doing this for forty years.',
      success: [
        'You sold for more than he first offered, and nobody saw for how much. Three joints and a nail, said his fingers in the sleeve. You bent back one of them. He scratched your palm at last, as is done when a man gives in; and whoever asked what you had got was told that it was a fine camel.',
        'You sold well in the sleeve, for you had found the buyer’s thumb, and it is the thumb that counts. It went up a little, and a little more, and lay down. Both of you were looking at a goat. When the sleeve was turned back there was only a man who rubbed his knuckles, and paid.',
        'You sold well in the sleeve, for you held still and let the buyer’s fingers talk. He asked with one. He asked with two. A quiet hand is a deep well. You had said nothing at all when he pressed your whole palm and was out of breath; and that was a good price, and you pressed back.',
      ],
      failure: [
        'You sold nothing in the sleeve, for your little finger said something about the buyer’s mother. There was a jerk. A cousin settled it, who spoke aloud for both of you; but by then the price had fallen so far that you packed up your goods.',
        'You gave the wrong grip in the sleeve, and nothing was sold. One grip means an insult and one means done, and they lie side by side. You had all but sold him the boots that you stood in when somebody saw your faces, and had you both unwound.',
        'The buyer had a finger missing, and you took it for a lower price, and so you sold nothing. He held up what he had. You shook your head at it, inside there. When he turned back the sleeve you saw the hand, and begged his pardon, and he had no wish to go on.',
      ],
    }),
    does(['trade', 'vigour', 'medium', 'none'], {
      action: 'Cry your wares from a cart on market day',
      needs: BY_DAY,
      description: 'To sell anything you have to be heard over nine auctions, a wrestling and a bride.',
      success: [
        'You cried your wares in a rhyme, and you sold them to a man with a hawk. People had come over to see what could be worth so much noise. He turned the thing about, and the hawk looked too. You let the hawk have the last word, and its owner paid, as proud as if his child had spoken.',
        'You sold well from the cart, for you did not praise your wares but cried out what was wrong with them. At the fourth fault they had left the wrestling. Nobody there had ever been told so much before buying. Two old men bid against each other, out of respect, and the deafer one had it.',
        'You sold your wares without crying, for you stood on the cart and whispered. All about you they shouted. One came near to hear what you said, and one to hear what he heard. So there was a crowd about you. You named the price so low that they had to ask again, and it was not a low price.',
      ],
      failure: [
        'You sold nothing from the cart, for the bride came by, and all that has legs in {place} went after her. You had cried until your voice was gone. You stayed behind with an old dog, and the dog heard you out, and turned round three times on your cloth, and lay down.',
        'You sold nothing, for the next cart had the same wares, and its owner had a drum. Whatever you cried he said after you, a little cheaper, and struck the drum. When you had come down as far as you could go somebody bought it from him, and he wished you better luck.',
        'You cried your wares so well that the auctioneer had you taken down, and you sold nothing. He had nine fat tails to sell, and nobody heard him. It is the Khan’s market, he said, and it has one voice. They set your cart behind the dung-heap, and there you might shout.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Be sewn up and sweated by the horse-doctor',
      description: 'He charges for you by the hand, as for a pony, and talks to you as to one.',
      success: [
        'The horse-doctor sewed you up, and it healed. He looked at your teeth first, out of habit, and washed the place with brandy of milk and drew it together with a long hair, whistling to you not to kick. You were rubbed down with straw and covered to the ears. You slept, so it is told, with one foot drawn up.',
        'The horse-doctor mended you fast: a wash, a thread, a smear of something that is for hooves. He had felt you all over for heat and tapped you on the knee. He buckled you into a horse-cloth with a good brand on it and told the boy not to let you roll. It had knit when he wanted the cloth back.',
        'The horse-doctor sewed you up and rolled you in hot felt, and you sweated and were well. He led you round the yard after, twice, to see your gait. It was a good gait, he told the others.',
        'You were healed by the horse-doctor, who put a twist on your lip while he did it, so that you should think of that. You thought of that. He gave you a handful of salt when it was over.',
      ],
      failure: [
        'The horse-doctor left you half sewn and did not heal you, for a mare was brought in who was worth more. You held her head for him. He was very pleased with her. When he remembered you it had closed crooked on its own; and he gave you a pat, and told them to walk you about.',
        'The horse-doctor did not heal you, for he had only the big needle, and he looked at it and at you and put it away. He gave you a rub with straw. You shone, and it hurt.',
        'The horse-doctor would not begin, for you would not stand still, and he had nobody to hold you. He tied you to a post. The post came out. You kept the rope, and the hurt as well.',
        'You lay in the hot felt, and the fire under the kettle went out, and you were no better than before, and damp. He had gone to a mare. The mare did well, so it is told.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Lie by the stove and drink bone broth',
      description:
        'An old woman takes in the sick; she counts the bowls, and there is no getting up without her leave.',
      success: [
        'The old woman’s broth healed you, and it was marrow, salt and onion. She put you between two dogs and a grandchild and fed you from a ladle as tall as the child. At the ninth bowl she wrung your ear, which was for luck. When you woke it was some other day. The dogs were there, and you could lift your arm.',
        'You got well by the stove, in the place where they lay the lambs that come too early. It smelled of them. The old woman held the ladle to your mouth, and her own mouth opened whenever yours did; and when the pot was empty she told you to get up. You found that you could.',
        'You lay by the stove and drank nineteen bowls, and your hurts closed, and the old woman let you get up. Who counted? She did, with sheep’s knuckles, and she gave you one to keep.',
        'The bone broth healed you, and the stove, and the old woman, who turned you when one side was done. You slept between two lambs. When you rose they did not know you for anything but their mother.',
      ],
      failure: [
        'You drank the broth and were not healed, for everyone came in to see you drink it, and you had no sleep. There was a singer. They meant it kindly; they danced on the side of the tent where your feet were. You got up full of soup, more tired than you had lain down.',
        'You got up from the stove before the old woman gave you leave, and fell down, and she began the count of bowls from one. So you were no better that day. He who leaves the pot early eats twice.',
        'You got no good of the stove, for a child was born in that tent, and you were put out with the men. It was a girl, and loud. You lay by the dung-heap and drank to her.',
        'The old woman’s broth was thin, and you lay and drank it and were not healed, for the bones had been boiled for nine guests already. She was ashamed of it. She told you of the fat years, and they were long.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Ask round the last fire for company',
      description:
        'Those without a tent sit there, and one may come with you; each of them has left somebody whom it is better not to mention.',
      success: [
        'You found one to go with you at the last fire, for you told them how badly it was likely to end. Most of them moved off a little. One did not; and in the time that it takes to drink a bowl between two it was agreed on what would be eaten, and who rode behind.',
        'You won a companion at the last fire by asking who could cook. They all looked away but one, who looked hurt, for it had been somebody else’s fault about that tent. You sat down there and ate. It was not good, but it had been shared to the last grain; and when the bowl was wiped one rose with you.',
        'You got a companion at the last fire, for you asked nobody where he came from, and one stood up and shook out his hat and came. Those who are not asked will tell you on the road.',
        'One from the last fire went with you, a quiet one, who had been feeding it with other people’s dung. The rest moved over to close the ring. So it is done there.',
      ],
      failure: [
        'Nobody at the last fire would go with you, for you praised the road to them, and the pay. They had all heard that before, from those whom they do not name. Someone made room for you at the fire, with pity, and asked what you had run away from.',
        'You asked round the last fire, and all of them would have come, but none without his neighbour, and the neighbour would not. You went away alone. You could hear them speak of it for two bowshots.',
        'Nobody at the last fire went with you, for you had ridden up to it on a good horse and talked down to them. He who asks from the saddle is answered from behind. You got down too late.',
        'You got nobody at the last fire, for you named the one whom you serve, and three of them had been robbed by his cousin. They gave you tea. They did not give you company.',
      ],
    }),
    does(['talk', 'perception', 'medium', 'none'], {
      action: 'Go along the tether lines and choose',
      description: 'Whatever is for hire in {place} stands there, on two legs or on four, and puts its best side out.',
      success: [
        'You hired the one on the tether lines that looked at the hills and not at you, and it came along with you. Its price was low, for it had no manners. You only stood next to it for as long as a kettle boils. When you went on it went too, as if the two of you had been called.',
        'You went along the tether lines and chose the one with worn boots and a whole strap, and you chose well, and it came with you. A strap tells the hand, and a boot tells the road.',
        'You found one to go with you on the tether lines, by walking past and turning round: it alone was still at its work. The praised ones were scratching. You paid, and it was fair.',
        'You hired the one at the end of the tether line, where nobody looks, for it had been put there for biting. It bit you once. After that you were friends, so it is told.',
      ],
      failure: [
        'What you had chosen on the tether lines would not leave with you, and so you had nobody. You walked to the gate, and when you turned about you were alone. They laughed, and led it out to you again, and it turned at the same stone. It had friends there, they told you.',
        'You went along the tether lines and hired nothing, for a dealer walked beside you and praised each one, until you could not have believed it of your own mother. He was hoarse by the end, and so were you.',
        'What you chose on the tether lines was lame by the gate, on two legs or on four, and had to be given back, and so you had nobody. It had stood very finely. Standing is not going.',
        'You were too long on the tether lines, and a caravan came in and took the best and the next best, and nothing would go with you. What was left lay down when you looked at it.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Listen at the felt-treaders’ row',
      description:
        'Those who tread felt talk of everybody; to hear it you must link arms and tread too, ankle-deep in wet wool.',
      success: [
        'You trod felt with the others and heard what you wished to know. They tread in time, and talk in time. You sent one question down the row on the left foot, and it came back by the eighth step with four answers; and the felt, when they unrolled it, was a good one too.',
        'You learned at the felt who had been seen, and with what on the saddle. They hooked you in between a widow and a bride, and spoke through you, as one does through a curtain. When the felt was so thick that it stood alone they slapped it, and slapped you, and said that you were both done.',
        'You sang a question at the felt, and had your answer in a verse. For whoever has something to tell there puts it in a song. Yours went off to the left among the aunts, and was trodden flat. When it came round again there was a name in it, a gate, and the colour of a horse, and it still rhymed.',
        'You linked arms and trod the felt with them, and between the songs you heard what you had come for, from the third on your right. Your feet were wool to the ankle. They kept you for one more roll.',
      ],
      failure: [
        'You trod the felt out of time, and so you heard nothing. It ran down the whole row like a stumble through a herd. There was no talk after that, only counting, with the eyes of all the women on your feet; and you came away with white legs.',
        'You learned nothing at the felt, for they put you in between two sisters who were not speaking. Whatever came along the row stopped at the one and did not get to the other, and you were trodden on from both sides. It had been about a ladle.',
        'You fell down in the wet wool and pulled the row down with you, and the treaders told you nothing but what you were. Nine women lay there. They laughed, and it was not news.',
        'You trod nine rolls and heard nothing of use, for they sang the old songs that day, and everybody in them has been buried since the time of the first khan. You know now whom he loved.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Ask a riddle at the well and wait',
      description:
        'People who guess at it let out their news; nobody in {place} who comes for water will be asked a thing straight out.',
      success: [
        'Your riddle brought you all the news of the well. What has four roads, and goes by none of them? They stood there with their buckets, and in guessing they told you of everybody who had gone by anywhere. It had no answer. You let the last of them, a small girl, find one.',
        'You put a riddle and got the news for it: what goes to the well each time and never drinks? It was her aunt, one said; it was the tax-man; it was those two with a led horse, who asked after nobody. You let them run on. It was the rope, you said, when they had run dry, and they threw water at you.',
        '“Eight went out and nine came in, and none was a stranger,” you said at the well, and by that you learned the news. They told you who had gone out of {place}, and who came in, and on whose horse. They gave it up. One had been with child, you said; and they were so annoyed that you were told two things more.',
        'You learned the news for a riddle: what runs tied and stands still when it is loosed? Somebody had seen a man go by with such a thing. Somebody knew of a debtor. It all came up, with names, hand over hand, like the bucket. At the edge a boy was looking at his boots and saying nothing, and you nodded to him.',
      ],
      failure: [
        'Your riddle was an old one, and so you learned nothing at the well. A boy had it before you were done, and he gave you one in return, and there you stood. It was something with a white field and black seed. When you had puzzled at it until the water was all drawn, they told you that it was writing, and went home.',
        'You learned nothing at the well, for there was nobody to put the riddle to; they were all down at the river, washing. There was a mule tied to the curb. You tried it on him in the end, and he looked as though he knew.',
        'You put your riddle to the well, and a boy of six guessed it before the bucket was up, and so nobody stayed to talk. He asked you one. You do not know that one yet.',
        'You put the riddle too hard, and the people at the well went home to ask their grandmothers, and told you nothing. A riddle is a gate: it should open. They were still at it when the mares were milked.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'perception', 'medium', 'slight'], {
      action: 'Throw ankle-bones with the camel-drivers',
      description:
        'Sheep, goat, horse, camel: a bone falls on one of its four sides, and their bones are older than you are.',
      success: [
        'You won at ankle-bones, for you let a dozen throws go by and found out the yellow bone. It had a liking for the horse. You waited until it came round to you. “Horse,” you said, and it lay down on its side like a horse; and all the drivers looked at it as one looks at a wife.',
        'You won by calling all four ankle-bones alike. You had thrown badly until the drivers left off watching your hands. Might one call four camels, you asked, as a beginner does, and they were delighted. The first was a camel, and the second, and the third leaned on the fourth before they both lay down the same way.',
        'You won at ankle-bones, for you asked the oldest driver to throw for you. They did not like to beat him. He took the bones in both hands and breathed on them and told them about a well. Sheep, sheep, sheep, and the horse on top. He laughed so that he had to be held, and you had won.',
      ],
      failure: [
        'You lost at ankle-bones, for you called the horse, and it was the goat. You called the goat, and it was the horse. The drivers roar at that, heads back, with all their teeth, as their beasts do. And when you got up to go you had somebody else’s hat on, and had staked it.',
        'You lost at ankle-bones by a system that you had from a man with no coat. It held for three throws. At the fourth you saw how he had lost the coat; and the drivers had met him too, and patted the place beside them for you to go on.',
        'You lost at ankle-bones, for your throw fell in the fire. There were four bones in it, and they were the grandfather’s. They were got out with a stick. What was camel was black, and what was goat was black too. Black is a loss, the drivers ruled, and they had only then thought of it.',
      ],
    }),
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Shoot at a hanging cup for a stake',
      needs: BY_DAY,
      description:
        'It is a silver cup, on a string that is never still, and the rule is that one shoots at a gallop or a run.',
      success: [
        'You shot the cup down by its string, and won the stake. It fell into the grass with a small clear sound, and a man in a good hat said that this was not the custom. Where was it forbidden, an old one asked him softly; and he could not say.',
        'You hit the hanging cup and won, for you ran in a beat late, as it came back. All the others had shot as it swung away. You loosed where it was not yet. There was a ring like a spoon on a kettle, and it went on swinging with the arrow through it.',
        'You hit the cup at the third stride, and the stake was yours. How did you do it? You had sung under your breath as it swung, and ran in on the last word. It was the song for rocking children. A woman with a child on her back had sung it along with you, and she said that it was a fair shot.',
      ],
      failure: [
        'You missed the cup and lost, for you ran, and drew, and put your foot into a marmot’s hole. It was a lovely shot. They showed you, in the kettle of the cook-tent, how clean a hole it had made; and all of you had to eat the stew before it ran out.',
        'You missed the cup, for it swung aside as you loosed, and so you lost the stake. The arrow went on over the crowd, and one heard it arrive. Nobody was hurt; but it was a borrowed drum, and while you spoke to its owner a boy of eleven hit the cup.',
        'You hit the post on which the cup hung, and so you lost. It was a good strong shot. The cup shook, and hung still for the first time, and the next shooter thanked you and put his arrow through it. They let you go and pull yours out of the wood, and it took two hands.',
      ],
    }),
  ],
  worship: [
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Throw milk to the four quarters',
      description:
        'It is an offering to Heaven: you carry a full pail up a hill barefoot, and what you spill on the way is not counted.',
      success: [
        'You brought the pail up full and threw the milk to the four quarters, and it was well received. You flung it with the nine-holed spoon, to the east first, and it hung there like a thing that has been told to wait. {place} lay below. And somebody looked at you from high up, and was not angry.',
        'You threw the milk to the four quarters, and it was enough, though you had spilled half of it on the way. It was a spoonful to each side, and you said whose child you were. A kite that had been going round came round once more, lower, and went off; and you walked down with the empty pail as one does from a visit.',
        'You climbed barefoot with the milk and threw it, and it did you good. At the second quarter you had a thorn in your foot and stood on the other. At the third you laughed. Who laughs up there? There was a lark above you, and she had some of it on her. You came down lighter by a pail.',
      ],
      failure: [
        'You threw the milk to the east, and the east threw it back, and so Heaven had none. You were white from the hat down. An old man who had done it there for fifty years wiped you with his sleeve; Heaven was not thirsty, he said, or else it thought that you were.',
        'You had no milk left to throw, for a calf had come after you up the hill. It had smelled the pail. You held the pail over your head and told the calf whose it was, and it put its forehead to the back of your knee; and there was nothing in the spoon for any of the four.',
        'You threw the milk to three quarters and forgot the fourth, and so it was no offering. You were half way down when you counted it over. The pail was empty. To give to three is to insult one, an old woman told you. It was the north, and that is the one to be careful with.',
      ],
    }),
    does(['patience', null, 'easy', 'none'], {
      action: 'Put something on each altar in turn',
      description:
        'You honour every god in {place}: twelve nations have one here, and none of the twelve likes to see what the others got.',
      success: [
        'You gave something at each of the twelve altars, and it did you good. You bowed to each as its people do: to the ground, to the knee, or with a finger. What does one say to so many? You told each of them who you were and where you were going; and by the twelfth you believed it.',
        'You laid a thread of your sleeve on each altar, and all the twelve were content. None was longer by a hair. The keepers had come out to measure. When you turned round after the twelfth they all bowed, each in his own way, and somebody brought a stool and let you sit there.',
        'You gave to each of the twelve altars the same thing, a breath and a name, and it was taken. Whose name? Those who had gone before you, twelve of them. You had not thought that there were so many. A keeper snuffed at his butter and said nothing. When you went out somebody had set your boots side by side.',
      ],
      failure: [
        'You made a mistake at the altars, and it did you no good, for you gave the seventh what was meant for the eighth. There was a deacon there, and a lama, and they began to dispute about what you ought to do. You stood between them with a lamp dripping down your wrist, until they had got back to the creation of the world.',
        'You laid something on eleven altars and had nothing for the twelfth, and so it did you no good. His keeper held out both hands. You turned your sleeves over before him. He was a small god, said the keeper, and used to it. But the eleven had seen it, and each looked past you.',
        'You got no good of the altars, for twelve keepers pulled at you to begin with theirs. One had you by the belt. You began in the middle, and that offended both ends of the row. They put out your butter-lamp, so that it should be the same for all, and you felt your way to the door.',
      ],
    }),
  ],
  work: [
    does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Roll felt behind the camels for wages',
      description:
        'Wet wool is wound on a log and dragged until it is felt; whoever runs behind has to keep it straight.',
      success: [
        'You rolled the felt behind the camels and rolled it well, and you had your wages. They went off at a trot, and you kicked it now to the left and now to the right. By the fiftieth round one could have stood a horse on it. You pressed your palm in at the corner, as whoever made it does.',
        'The felt that you rolled was good, and you were paid, though the log pulled to the left. You ran on that side and leaned on it with a pole, up the slope and down, and the women on the camels called when to lean. When it was cut open it lay flat, and no finger could have gone through.',
        'You earned your wages at the felt, though the log went over you once, for after that you knew which end was heavy. You kept it straight through two gates and a flock. They unrolled it before the tents, and an old woman walked all over it in her stockings and could find nothing to say.',
      ],
      failure: [
        'You spoiled the felt and had no wages, for the off camel saw something and ran. What did it see? Nobody has learned that. The log came through the market at the height of a knee, and you after it, shouting; and in the tent of the tax-gatherers it had all unrolled.',
        'The felt was spoiled and you were not paid, for one rope was longer than the other, and you did not look. The log went in a curve. It came round behind you at the end of the first mile and went over you; and what they cut open was a mattress on the one side, and on the other it was wool.',
        'The wool would not hold, and you rolled it for nothing. You had poured on too little water, to save your arms. So there was a roll of loose wool behind two camels, and it grew longer. Children came after you and gathered it. He who spares the bucket wears the holes.',
      ],
    }),
    does(['craft', 'endurance', 'medium', 'none'], {
      action: 'Sit up with the mares at foaling',
      description: 'The herders pay you by the foal, and it has to be standing.',
      success: [
        'You sat up with nine mares, and nine foals stood, and you were paid for them. The last was the wrong way round. You lay in the straw with your arm in as far as the shoulder, and told the mare all that you knew. It came like a wet glove. Then it put up one end, and after that the other.',
        'You had five foals on their feet, and five foals’ wages. Four of the mares had theirs without any help. The fifth waited until you had sat down. You rubbed that foal with a sack until it sneezed, and it got up, and fell over the bucket, and got up.',
        'You sat by the mares and sang to them low, and three foals were born to it, and you were paid. The first mare had been afraid. She laid her neck across your knees, and there it grew heavy. You did not get up until the foal was standing, and then you could not; and the foal stood for both.',
      ],
      failure: [
        'You sat by the wrong mare and were not paid. She was as round as a drum, and groaned, and it was her dinner. The thin one, whom nobody had looked at, had her foal on the far side of the cart; and it was up and sucking before you had found your bucket.',
        'You had no foal to be paid for, since mares will not do it while they are looked at, and you looked. You were told to go and sit behind the cart. When somebody shook you by the shoulder three foals were standing about, and another had been paid for each of them.',
        'You held the wrong end of the mare when it came, and others had the foal and the wages. She had turned round in the straw. You were telling her that it was nearly done, and it was done. They thanked you for what you had said to her, for she had listened to it.',
      ],
    }),
  ],
};
