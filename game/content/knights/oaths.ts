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
      '{foe} the castellan claimed the mill, the race and the eel-trap, by a gift that {who}’s husband had made upon his death-bed. He had been struck dumb on it; she had held the cup. So the court gave it to God, who should speak by battle at {where}, and asked who would fight for her. No man moved. You heard a bench scrape, and it was yours.',
      'She came to church in flour, having no black. {foe} had put a chain over the wheel, and a bailiff on the chain, and named a day at {where} for the judgement of God. A woman may have a champion, the law says, and {foe} had seen to it that there was none to be hired. You put your hands between {who}’s hands as one does with a lord. They were warm, and had burrs in them.',
      'The mill was the last thing in that valley that {foe} the castellan had not got, and it had a widow in it. Her husband had given it to {foe} as he died, said {foe}, and there was no other witness. So it must go to battle before God, at {where}. {who} was asked for her champion, and looked along those to whom she had given credit. You owed her nothing; you stood up.',
      '{who} had been to nine doors and been given nine good reasons. You had the tenth. She put down a sack, so as to have both hands for it: the mill, {foe} the castellan with a gift that nobody had seen given, and battle to be done on it at {where} before all the county. When she had got as far as what she could pay, you found that you were holding the sack.',
      '“It need not be anybody large,” said {who}, to the whole church, in flour. {foe} the castellan had a gift of her mill, from a man who could not by then hold up his head, and she wanted a champion for the battle that was set at {where}. People studied the roof. It needs mending, that roof. When you looked down again you found that you had stepped into the aisle.',
      'A dying man had given {foe} the castellan his mill, by a nod. So {foe} swore; and the widow, {who}, swore that it had been a hiccup. The justices would not choose between the two and sent it up to God, by battle, at {where}. It was known that {foe} had hired the best swords in the county, so that there should not be one for her. You had one of the other sort.',
    ],
    advances: [
      'It was told at {where} before you had well wiped your face, and two who had laid money upon {foe} went to lay it off again.',
      'By that you were the better champion. {who} would have said so; she says it of anybody who has been leaned on and has not moved.',
      'There was one by who knew the man whom {foe} had bought to fight. He strikes high, you were told, and he weeps afterwards.',
      'The millers of that water heard of it, and stopped their wheels for the length of a Pater.',
      'You made your confession of it to a hedge-priest. He gave you, by way of penance, a very useful fall in wrestling.',
      '{foe} had sent to the armourer about a neck-piece, you heard, and it was not for {foe.his} own neck.',
      'The eels were running, {who} sent to say, and she had put by the best of them for after, whichever way it went at {where}.',
      'A squire who had carried shields at {where} told you how the light falls there, and on which side {foe} means to have it.',
      '{foe} had asked again, so you heard, how tall you were.',
      'A barber at {where}, who lets blood for {foe}’s man, sent you word upon which side he is ticklish.',
      'The children round about {where} were playing at it with staves, and by now there were some of them who would be you.',
      '{foe}’s champion had been seen to go into a church, and stay there, and come out asking whether the widow was known to pray.',
      '{who} was told of it over the half-door, and said nothing, and filled the carter’s sack to the top for once without striking it level.',
      'An old champion, who sells brooms now, showed you on the handle of one where it is that they never look to be hit.',
      '{foe}’s serjeant was asking everywhere who had taught you, and they were all, you found, saying God.',
      'At the next house they came out to look at you, and at the one after; word had gone ahead of you whose mill it was for.',
      'A notary of {foe}’s had called upon {who} with an offer for half of the mill, and she had shown him out by way of the hopper.',
      'Word came from the clerk of the lists at {where} that he would have your name spelt properly, as there was now some call for it.',
      'A tailor who works for {foe}’s champion told you by how much, since Lent, and where, he has been let out.',
      '{who}, you heard, had taken out a stool to {foe}’s bailiff, who sits on the chain, as it would hardly be for long.',
      'Two gentlemen of {foe}’s had ridden all that way only to see you walk, and went back without a word to each other.',
      'A wheelwright showed you what a staff does when it is struck a foot from the end, and then the two of you went to look for it.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Keep a vigil of arms at {place}.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Kneel out the vigil of arms',
          description: 'In your harness, on your knees, until it is over, with nobody there to see if you cheat.',
          success: [
            'You knelt; and first it was the knees that spoke, then the back, and after that every soul you had ever struck came by, without reproach, to look at your hands. When it was over you got up by means of a post. You knew what you would be hitting for, and it weighed less than the shield.',
            'Nothing came for a great while, neither Our Lady nor the Fiend. There came a mouse. It looked into your helmet, and into your glove, and went by, having seen no reason to alter its road; and you thought how {who} goes to the hopper just so, each day, with the chain on it or without. After that there was no more to ask.',
            'The first psalm was for {who}, and the next was for {foe}, and took longer. Then you had no more to say, and said that. A fox came over {place} with a goose, saw you, put down the goose, and went round you with its head low. You thought that if it showed as plainly as that it would do.',
          ],
          failure: [
            'You had got as far as the third psalm when you sat back upon your heels, only to consider it. A cow woke you. She had her whole head in your helmet, and there is no form of vigil, in any book, in which that counts.',
            'You kept it well until the harness began. First it was a strap, and then a buckle, and then your knees shook, and the whole of you rang like a tinker’s cart. A woman came over to {place} to ask if it would be long, as she had a child asleep.',
            'You had forgotten nothing but your supper. It spoke up at the first psalm, and by the second it was making the responses. Somebody at {place}, whom you had not seen, began to laugh; and after that you could not keep your face straight, on which the whole of it depends.',
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
            'He laid you flat four times, and each time he told you which of the saints you had left out. At the fifth you saw his elbow open like a door. He sat on the ground with his beard full of straw, shouting for his wife to come and see it.',
            'At first he called you by the name of one whom he had killed, and hit you where he had hit him. You learned to be elsewhere. In the end your staff came down, which surprised you both, on the top of his bald head; and he stood there feeling of it, and began to smile. There were nine, said he, who never found that.',
          ],
          failure: [
            'He had the cramp, and sent out his daughter with the other staff. She was sorry, and thorough. You learned where you kept your guard, from the parts that were not behind it.',
            'He showed you the first guard, and you held it, and he went in to see to the soup. You were still holding it when it grew dark. It was to have been until you had understood something, he said at the door; he would not say what.',
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
            'He carried the dead man’s water, and for two years nobody has come within a bowshot of him to ask.',
          success: [
            'You did not sit upwind. He saw it. The dying man, he said, could not speak but had still his fingers: he had held up one for the mill, and laid it on his wife’s sleeve, and {foe} had sent everyone out. You asked him if he would swear to that by his bell, and he rang it.',
            'You held out the loaf, and he waited for you to put it down, and you did not. It was soon told after that: how the dying man had pointed with a finger, and to which of them, and how {foe} came round the bed and stood before it. He would say so to the county, he told you, if it could stand so near.',
          ],
          failure: [
            'You called to him across the water. He called something back, and rang; and what with the bell, and the distance, and your own good sense, you were left with either “sleeve” or “thief”.',
            'He had been stoned twice that month by persons with questions, and when he saw you stop he rang without leaving off until you had gone on. You left some bread on a stone. It was taken in with a long stick.',
          ],
        }),
      },
    ],
    ready: [
      'The heralds had cried the day. You had done all for {who} that one can do beforehand, and it remained to walk in through the ropes at {where}.',
      'They were rolling the sand at {where}, it was said, and there was not a window to be hired. You turned your face to that town, as she had turned hers to you.',
      'There was no more to be had by asking. {who} had baked for it, as for a christening, and you took the loaf under your arm and the road to {where}, where they were already letting seats.',
      'The ropes were up at {where}, you heard, and swept between. What can be done with words had been done for {who}. You saw to your straps, and then, so as not to be too early, you saw to them again.',
      '{foe} had ordered dinner at {where} for forty, to be eaten after it. {who} had sent you her love, and a pebble from the mill-race to hold. It was time that you went in.',
    ],
    test: {
      openings: [
        'Sixty feet of sand lay roped in at {where}, with a priest at each of the corners. {foe} had a canopy. On a black scaffold, bareheaded, where the law puts her whose cause is tried, stood {who}; and at her side a man with a rope, who for decency was looking at the sky. Your name was cried, three times, and the gate let down behind you.',
        'They swore you on the book and they swore him: no charm, no herb, no hidden point. {foe}’s champion was as broad as a church door. At {where} they had let the schools out. {who} caught your eye over all that crowd and moved her lips, and it was the thing she says to the wheel when she lets the water in.',
      ],
      still:
        'The marshals had parted you to breathe, and the sand was raked. {who} still stood on the scaffold at {where}. {foe} was eating a pear.',
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight it out with shield and staff',
          description: 'Until one of you cries craven; and if it should be you then she hangs by it.',
          success:
            '{foe}’s champion beat you to one knee, and to two. Then, as millers will with a sack, you got in beneath, and it turned out that there is a place from which even as much as that can be lifted. He went over the ropes. It was so still in {where} that you heard him ask {who} for her pardon.',
          failure:
            'He struck high, and you knew that he struck high. He had been told that you knew. When you could see again you were on your back beneath the ropes, and the marshal, since it had sounded for vespers, was calling a rest.',
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Claim the ordeal of the hot iron',
          description: 'Nine paces with a pound of it in your hand, and three days bound up until they look.',
          success:
            'You had your eyes on a boy in a red hood, nine paces off, and you walked to him. You did not drop it; you set it down. When the term was up, and the priest unwound the cloth, he was a long time bent over it. “It is clean,” he said, and showed it, and under the canopy {foe}’s chair went over.',
          failure:
            'You went six of the nine. They bound what there was to bind. “God is considering,” said the priest, who was a kindly man, and it was put down as a stay.',
          hurt: 'blow',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call on {foe} to swear in person',
          description: 'Through the canopy, with no herald between, on the bones of the saint who hates a lie.',
          success:
            'You asked that {foe} should lay hand on the reliquary and say it over: this man gave me the mill. It was brought. It is a little box. A hand went out to it, with rings, and came within a finger’s breadth; and stopped; and all the folk of {where} leaned, as corn leans, to see it not go on.',
          failure:
            '{foe} swore it, and straightway, and in better Latin than the priest’s. Nothing fell upon anybody. They set you back at your corner with a certain roughness, as one who has put God in a difficult position.',
          hurt: 'blow',
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Stake all that you own against {foe}',
          description: 'An old form: to offer what you live by against what she lives by, and let the crowd judge it.',
          success:
            'You stripped to your shirt and laid it all out on the sand, every piece by which you get your bread, and bade {foe} lay down as much. It was then seen how little {foe} was prepared to lose by it. They began to hoot at the back, among the apprentices; and it came forward, and rose to the windows.',
          failure:
            'The form had been repealed in the old king’s day, and nobody had told the peasants of it, nor you. You gathered up what you had laid out, piece by piece, before them all, and a boy came under the ropes to help you with the small things.',
        }),
        does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Show the charm sewn into his collar',
          description:
            'You saw him touch it twice; if you tear his coat and there is nothing, you have struck a sworn man at rest.',
          success:
            'You put two fingers to his collar and drew it out on its thread: a knot of hanged man’s hair, with {foe}’s wax on it. He had not known, poor man; he crossed himself, and backed from it, and from the ropes. Whoever comes into those lists with a charm has lost before he strikes.',
          failure:
            'It was a medal of Saint Anne, that his mother had given him. He showed you the other side of it, and tied it on again. Until then he had not been angry.',
          hurt: 'blow',
        }),
      ],
    },
    triumph: [
      'So God gave judgement, as it is written in the roll at {where}, and the man with the rope coiled it up, and was seen to wipe his eyes. {who} climbed down by herself. She would not be led about or crowned. She asked who had the key of the chain; and by that week’s end the wheel was turning, with you sitting above the race with your feet in it, being brought bread.',
      'They rang for it at {where}, and the bells were answered down the valley. The chain was cut in nine lengths and given to nine beggars. {who} ground that year for all who had been afraid to stand up, and took her sixteenth, and no more, and did not once speak of it to them. You stood godparent to the new stone. It has your arms on it, face down.',
      'The chain was struck off, and {who} had it weighed and paid {foe} for the iron, so as to be beholden to nobody. Then she let in the water. There is a moment before a wheel goes when it seems to recollect itself; you saw it shudder, drip and turn. She said to it the thing that she says. You were let empty the first sack, and came out of there as white as she.',
      'Nobody at {where} could tell afterwards what God had looked like, but they all agreed that He had come in by your gate. {who} kissed the book, the priest, and the man with the rope, who had never been kissed in the way of business. She walked home behind her own mule. At the nine doors of those who had given her reasons she left a small loaf on each step.',
      '{foe} went from {where} by the back of the canopy, and the eel-trap was found to have been emptied on the way. It was the last that was taken from her. {who} put up a board over the hopper with your staff on two nails, and beneath it the words of the judgement, burnt in with a poker, and spelt as she says them. People lift their caps to it and believe it to be scripture.',
      'When the marshals raised your arm it would not go up by itself, and {who} held it. She was asked by the court of {where} what she would have from {foe}, over and above the mill, for the wrong. She thought of her dead man, who had nodded, or hiccuped. She said that she would have an end of it. All the way down the valley they were opening the sluices for you as you went by.',
    ],
    loss: [
      'It was cried that the widow’s cause had failed. They did not hang her: {foe} was merciful, having the mill. {who} took your chin in her hand, as one looks to see if a child is hurt, and then she went off by the river path with a bundle. You broke your staff across the milestone. It took you three tries.',
      'The wheel turns for {foe}, and there is a new bailiff in the good bed. You were shriven of it and told that a champion can but stand where he is put. You think of that. In the market you once came on flour of that mill, and put your hand into it to the wrist, and stood there till somebody spoke to you.',
      '{who} took it more quietly than the county did. She came across the sand at {where} to see what had been broken in you, and said that it would knit; then she gave up the keys to {foe}, of whom she asked only that the cat be fed. They did feed it. You have seen it since upon that wall, and it looks through you, like one who had money on you.',
      'Judgement went to {foe}, and the wheel with it, and they have doubled the toll. God had spoken at {where}, and the priests were asked on all sides what He had meant. You lay in the straw of an inn and heard carts going by to be ground. {who} sent you the pebble from the mill-race, in case you had thought of throwing it away. You had, and have it still.',
    ],
    fates: {
      triumph:
        '{who} married nobody, and left the mill to the leper’s sister. {foe} was made to grind there with everyone else, and to stand in the line.',
      loss: '{who} kept geese for a convent, and the convent has never had such bread. {foe} lost the mill to a cousin with a paper.',
      death:
        '{who} has a candle burning for you, of her own wax. {foe} got the mill and could not keep a miller; they hear a staff in it.',
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
      'The bell was called Sweet Agnes, and had rung every soul of that parish in and out for two hundred years. {foe} of the Free Company took her down with ropes, for guns, and has built a furnace for the work at {where}. {who} the sexton is deaf from ringing her, and did not hear it. {who} laid a palm on the empty beam, and you swore by that beam.',
      'In that year three belfries were robbed, and the third was {who}’s. There was nobody to stop it; most were in the churchyard. Since then no one has known when to come in from the fields, or that their neighbour was dead. {foe} means to have a cannon of the bell, at {where}. You swore upon the rope, that being all that was left, to bring her home, and {who} tied it about your waist.',
      '{who} the sexton took you up the ladder to see where the bell had hung. There was a beam with two grooves in it. {foe} of the Free Company had come for Sweet Agnes with a crane, and at {where} he means to make her into a gun. Below, the whole parish stood in the lanes, looking up, as folk do who have lost the hour; and you swore to bring her back.',
      'All that {foe} and his company had left of the bell was a ring upon the belfry floor, where the pigeons had never been. {who} the sexton stood in it with both arms out, to show you her size. They were building a furnace for her at {where}, to make a gun of her. {who} is deaf, and could not have heard you refuse. You said it slowly, so as to be read: you would bring her home.',
      '“Have you met a bell?” {who} asked you, very loudly, being sexton in that place and deaf. It would have been upon a wagon, among some of {foe}’s Free Company, going to {where}; they are to pour her into a gun. She is called Sweet Agnes. People had come out on their steps to see if you would only nod. You took hold of the end of rope they had, and swore, with your mouth wide, like somebody singing.',
      'They told the hour in that parish by asking. {foe} of the Free Company had had the bell out through the side of the tower, and gone off with her to {where}, where he casts guns. The dead lay unrung. {who} the sexton, who had stood below her until there was no more to be heard in this world, drew her for you on the wall in charcoal, the right size; and you swore with your palm on the drawing.',
    ],
    advances: [
      'Someone there had heard carts go by with a thing slung under them that hummed. You knew by that which way she went.',
      'You had learned something in it of beams, or of ropes, or of keeping your head down, and to bring off a bell one needs all three.',
      'There was a boy who had run from {foe}’s furnace with his brows burned off. They had not got the metal to run yet, he said. It would not be long.',
      'It came round to {who} by signs, one hand to another down the street. {who} went up and oiled the gudgeons.',
      'You found, cut into a gatepost, the mark that {foe}’s quartermasters leave for those coming after. You read it, and came after.',
      'They knew the bell’s voice at {where} by now, you were told, for {foe} had struck her once, to try the metal, and three of his men had gone home.',
      'A collier had sold {foe} green wood for dry, as he came up to tell you, because the bell had rung at his christening.',
      '{who} had been seen to lay a hand on the empty beam and smile, as those do who feel a cart upon the road from {where}.',
      'At {where}, it was said, {foe} could get no one to be the first to break the bell, and had offered a cow.',
      'A fisherman who had run upon the bar for want of the bell wished you good luck, and asked you to be quick, as he had another boat.',
      '{foe}’s founder had been heard to say that the bell was too good for a gun, and had been docked for the remark.',
      'You found yourself humming the note of Sweet Agnes, though you had never heard her; a boy had been whistling it somewhere behind you.',
      'At the next forge they would take nothing for your nail. It was the smith who had hung the bell, and he told you which of her ears is cracked.',
      'A carter told you unasked what she weighs; he had lain awake, since {foe} took her by, and worked it out in calves.',
      'The old men of that parish still stopped at the hour with one hand up, and one of them, with his up, told you the name of {foe}’s gatekeeper.',
      'Some children ran along beside you, as it was for the bell, to teach you her note, for which they had been smacked at home.',
      'A woman asked you to have the bell home by Lammas, if you could. Her daughter was to be married, and it would not hold, she thought, if it was only rung on a pan.',
      'A tinker told you what {foe} gives by the pound for bronze; he had sold him a thurible, and went round since by the fields, so as not to pass the church.',
      '{who} had been seen mowing nettles at the foot of the tower, so that there should be somewhere to set her down.',
      'One of {foe}’s drivers had heard the bell speak on the road, once, at a rut, and was able to tell you which rut.',
      'A swineherd was calling in his pigs upon her note, and said that it was only until she came.',
      'They had tried in that parish to keep the hour with a horn, so you heard, and the dogs would not have it.',
      'The founder’s wife at {where} had moved in with her sister, it was said, so as not to be by when {foe} broke the bell.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the bell’s clapper, that fell off the cart at {place}.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Search the ruts about {place}',
          description: 'Forty pounds of iron, in soft ground, where a hundred carts have passed since.',
          success: [
            'It lay in the ditch like a dead man’s leg. There was a dint in the ball of it worn by two hundred years of the one spot. You struck it on a stone, softly, and from the next field a very old woman straightened up, and took hold of her apron, and looked round for church.',
            'You went along the ditch barefoot, since one knows iron with that sooner than with a stick. It was under a drowned cartwheel. When you had it out, and had your breath, you let it touch the tyre; and a cow that was drinking lifted up her head, and so, by ones and twos, did the whole of the next pasture.',
            'There was a dip that every cart went round, and nobody knew why. You dug. It lay on its side, tongue of the parish, with a toad under the ball, and the groove of the rope still bright. It took you the length of a litany to get it up on your shoulder; and an old man who met you uncovered, and fell in behind.',
            'The carters had been propping a gate with it. They had never thought what it was for, only that it was an obstinate bit of iron. You took it up in both arms, and its one end fell against the hinge. What came of that was so round, and so unlike a gate, that their hats were off before they had decided.',
          ],
          failure: [
            'You prodded the ruts with a stick for the space of two offices. You found a hame, a stirrup and a saint, lead, from a pilgrim’s hat. He seemed to have been looking for something also.',
            'You found it; it was the pole-iron of a plough. You had carried it a mile, on your shoulder, with a hymn, when the ploughman caught up with you. He was good enough to take one end of it on the way back to {place}.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask the founders’ guild of {place} how a bell is moved.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Learn the slinging of bells in {place}',
          description: 'They will teach it to a brother of the guild, or to whoever can stand a day at the bellows.',
          success: [
            'You pumped, and were told. A bell goes mouth down, on straw, with her crown tied four ways; she is never to be let swing, and is to be spoken to upon corners. The master, who had heard of the furnace at {where}, drew you the knot himself, and then he spat in the fire.',
            'You stood to the bellows until your shirt was a rag, and they taught you between one blast and the next. It was done as a catechism. Whose is the crown? The rope’s. What is a corner? A thing to be asked politely. When you had it all the master drew the knot upon your palm, in soot, and told you not to wash.',
          ],
          failure: [
            'You pumped till you saw two of everything. It was not until they were washing that someone asked which bell. Then the talk dried up; {foe} had ordered the moulds of them, it came out, and had paid for those in advance.',
            'They gave you the small bellows, as to a beginner, and then the cat to mind, and then the door. In that guild one learns the knot in the ninth year. You offered to stay until then, and the master said, not unkindly, that he had seen you pump.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Slip through {foe}’s pickets at {place} and count them.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Go in and out among the pickets',
          description: 'They are hired by the month, and they shoot at what moves in order to be left alone.',
          success: [
            'You went in with the washing and out with the swill. There were forty of them, eleven sober. The road to {where} had two bridges and they watched the wrong one, since the right one had an inn; and a cook’s boy showed you all of it in flour upon a board, then wiped it with his arm.',
            'You carried a ladder. Nobody stops a person with a ladder. You leaned it here and there about {place}, looked off the top of it, and came down with forty men, two dogs, and the hour of their changing; and a sentry, who had held the foot, told you which road to {where} they never walk, as the serjeant owes money there.',
          ],
          failure: [
            'You had counted to twenty when you were counted. It was a dropped pan, and not yours. All the same you left there at a gallop without any horse, with quarrels going into the ground on each side of you like a man planting leeks.',
            'You went in as a pedlar, and they bought. They bought the tray and the strap, and turned you about to see if there was anything else; and so at {place} you went by eleven pickets at a trot, without having had a hand free to count them on.',
          ],
        }),
      },
    ],
    ready: [
      'You knew how she hung, how she was watched, and by which bridge she might be brought off. The furnace was lit at {where}. There was nothing more to learn that she had time for.',
      'Those who live near told it in a low voice: the smoke over {where} had gone from black to white. You tightened {who}’s rope around you, and went.',
      'A boy had come from {where} with soot to the elbows: the moulds were dry. You went over it once more in your head, the guards, the slings and the bridges, and after that there was nothing for it but to go there.',
      'They were blowing up the fire at {where}, and one could smell it. You had asked all who knew about bells and all who knew about {foe}. You tried the knot in {who}’s rope, and set off.',
    ],
    test: {
      openings: [
        'They had dug a pit at {where}, and built over it a thing like a hill on fire. Beside it on two logs sat Sweet Agnes with her mouth to the ground. Somebody had chalked on her how much of her was wanted first. {foe} was walking round her with a hammer, and struck her with it, once, to hear; every man there looked up and did not know why.',
        'It was quiet about the furnace at {where} but for the bellows. Two smaller bells had gone in already. On a sledge, at the lip of the pit, they had Sweet Agnes by a chain; {foe} had set a stool there, and was reading out her inscription, slowly, as one does who is fond of words: I call the living.',
      ],
      still:
        'The bellows at {where} had not stopped. {foe} had her moved up the length of a man, and sent to have the wagons chained.',
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Shift the bell onto a sledge in secret',
          description: 'A ton of bronze, forty sleepers, and a note in her that one knock would set free.',
          success:
            'You slung her by the crown, mouth down, on wet straw. You talked to her round every corner. She went by the sleepers on greased ash-poles, a hand’s breadth at a time, like an abbess passing through a dormitory; and all the sound that she made, at the very end of it, was a sigh.',
          failure:
            'The knot was right and the straw was right. It was the pole that was green. It bent, and it sprang; she leaned over and touched the least stone there, with her rim; and one after another, all round you, they sat up and crossed themselves and felt about for their swords.',
          hurt: 'blow',
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Cut the chain and ride her downhill',
          description: 'There is a mile of turf below, a gate, and no way of stopping.',
          success:
            'You hewed through the wedge and got astride. She went off with a groan, then a hum; and then, as the air got in under her skirt, she sang. They could have stopped a thief. No one of them was found to stand up in front of that. She took the gate with her, and lay down in the water-meadow.',
          failure:
            'She went twenty yards, turned her side to the hill, thoughtfully, and rolled. It was a mercy that you were thrown. You lay and heard her go on down without you, striking the hours, until she fetched up against the wagons of the Free Company.',
          hurt: 'mishap',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Break the furnace wall with a hammer',
          description: 'What is inside is the colour of the sun, and will come out upon your side.',
          success:
            'Three blows, and at the third it bulged. You were over the pit’s edge on your face when the bronze of other people’s bells went by like a river of the Last Day, and down into the wet clay where the guns were to have been. No one could go near it for a week. They left her standing on her logs.',
          failure:
            'It was well built; he had hired Germans. You got in four blows and had the head of the hammer fly off and go in at the fire-door, which it improved. Then they were on you from three sides, with shovels.',
          hurt: 'blow',
        }),
        does(['explore', 'perception', 'medium', 'serious'], {
          action: 'Find the flaw and show it to {foe}',
          description: 'A cracked bell makes a cannon that bursts; if she is sound you will have proved her fit.',
          success:
            'You went over her with your fingertips, and under her lip there was a hair-line, old, that had been stopped with wax at her christening. You held a candle to it. He looked for a long time, thinking of who it is that stands beside a gun. “Take it,” said {foe}. “Take it away.”',
          failure:
            'There was no flaw. You went all round her with your fingers, and she was as whole as an egg. He had come up behind you with his stool; he thanked you, for he had been a little afraid of it himself.',
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask the gunners where they were christened',
          description: 'One of them is from that parish; it is a matter of which, and of whether he can bear it.',
          success:
            'It was the bellows-man. He had been looking at her the whole time. “She rang for my mother,” he said, to no one, and let go of the handle; and you heard the fire drop. Then another said the name of his village, and how she was called there. {foe} shouted. They were taking off their caps.',
          failure:
            'They were from Hainault and they were from Gascony. To you they were entirely civil. One knew a song about a bell; and while he was singing it to you they blew her red.',
        }),
      ],
    },
    triumph: [
      'So Sweet Agnes came home, mouth down, on straw, and every ox in the hundred wished to have pulled her. They hung her upon a market day. {who} put both hands flat against the wall of the tower and gave you a nod, and you hauled. In the fields, all of them stood up. {who} could not hear it; but one saw it come up through the stones, and the arms, and into the face.',
      'There were not forty people left in that parish to cheer it, and they could be heard in the next. The bell rang for those who had gone without, each in turn, by name; it took from prime to compline, with you and {who} at one rope. A boat that had been given up came in upon the last of it. Since then no one has there been buried in silence.',
      'There was some doubt if the tower would bear her, after so long with nothing in it but doves. You hung her all the same. At the first stroke the dust of two hundred years came down and made everybody one colour; at the next an old dog got up and went to the church, where he had used to wait for someone. {who} stood beneath with arms held out to the sides, as wide as she is.',
      'The founder himself walked home with her from {where}, with his hat off, and asked {who} if he might be forgiven. He was handed a pot of grease. {foe} sent after her twice, and then a third time, only for the measure of her rim, as he could not get her out of his head. You rang them in for supper. It was the first that had been eaten all together since she went.',
      'Sweet Agnes has a scratch on her now, the length of a hand, from the road; {who} would not have it filed. Upon the day that she was hung again they baptised eleven children who had been waiting, so as to be rung for. You stood sponsor for every one. The last of them, a girl, laughed aloud at the noise, and was named for it, and {who} saw her laugh and laughed also.',
      'You came over the hill with her at the pace of oxen, and there was a man ploughing, who stopped. He did not run to tell the rest. He put his arms round the neck of his horse. Then others had seen it, and came with ropes and planks and soup; and {who}, who had kept the gudgeons oiled, climbed up before anyone, to sit on the beam and be the first to feel her come.',
    ],
    loss: [
      'They made a gun of her. It had a sweet note, men say who were at the siege, and it burst at the ninth stone. You brought a piece of the lip back with you, the size of a loaf, with LIVING on it. {who} hung that up by a thong in the tower, and strikes it, for prime and for compline, with a spoon.',
      'The smoke over {where} went from white to nothing, and by the time you could stand there again the moulds were shut. You had to tell {who} by signs. There is a sign for bell and a sign for fire. You made them, and {who} took hold of your two hands and held them still.',
      'You stood at {where} among the slag, and a child offered you a drop of her for a farthing, cold, in the shape of a tear. They have learned in that parish to do without. They die there at no particular time. {who} still goes up the ladder, and takes hold of nothing, and pulls; and those who are in the fields, and see it, leave off work.',
      '{foe} got his gun out of the mould upon a Friday, and christened it Agnes, having no invention. You were near enough to see that the inscription had come up through the casting, all but the last word. {who} wished to be told which word it was. You drew it in the dust with your finger, and the two of you looked at it, till it was blown away.',
    ],
    fates: {
      triumph:
        '{who} rang until past eighty and was rung out for an hour. {foe} turned to hiring oxen; he had been struck, he said, by how they pulled.',
      loss: '{who} stayed on in the tower, to mind the clock that has no bell. {foe} sold the gun before it burst, and lent money to both sides for another.',
      death:
        '{who} ties a knot in the rope’s end for you each All Souls’. {foe} cast his guns; he could never afterwards abide a church, on account of the quiet.',
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
      'Eleven years ago, at {where}, {foe} slew the one son of {who}, in anger, over the price of a hawk. The physician now gives her until the year turns, and she means to forgive him. He has been sent word of that, and doubled his walls; for vengeance he can meet. You knelt at her bed and swore to bring him to {where}, alive, and unarmed if it might be.',
      '{who} sent for you, and for a priest to hear it. “I have to forgive {foe},” she said, “or I shall have his company for ever. I have asked him for eleven years with ladders.” It must be on the spot, at {where}, where he killed her boy; and she could not promise how long she would wait. You swore, and she told you not to look so holy.',
      'It was over a hawk. {foe} and the one son of {who} both had hold of it, eleven years ago, at {where}; and when it was over the boy was dead, and {foe} had the hawk. He has built up his walls since, so as not to hear that she forgives him. “Bring him to {where},” she said, “before I go. I will not be kept waiting by him as well.” You gave your word across the coverlet.',
      'The physician had given {who} until the year should turn, and she had thanked him, and asked which year. She means to forgive {foe}, who killed her son, and at {where}, where it was done, or die of having it in her. He has answered by raising the drawbridge. You were the one person in that room who was not crying, and so she had you swear to bring him.',
      '{who} had the curtains of the bed put back to get a proper sight of you. She was dying, she remarked, of nothing in particular, and had been told to be done by the end of the year; but there was {foe} to forgive first, who killed her only boy, at {where}, about a hawk. He will not come to it. He has dug a second ditch. “Somebody must just go and get him,” said she; and you swore it.',
      'There was a stool by the bed of {who}, for people to be asked things on. Six had sat there before you; one was sent out for weeping. She wanted {foe}, who had slain her one son over a hawk, to be brought to {where}, where he did it, and be forgiven; and the physician, behind her, was holding up his fingers to you for the months. You laid your hand on the Gospel that served her for a tray.',
      '“Eleven years I have hated {foe},” said {who}, “and I did it well. Now they give me until the year turns, and I want the room.” He had struck down her son at {where}, over whose hawk it was. Three messengers had been to forgive him, and he had had each of them shown out, at a run. It has to be to his face, and on that ground. You had come about the hay; you found that you had promised.',
      'A hawk’s perch stood in the chamber of {who}, with nothing on it. For that bird {foe} had killed her son, at {where}, eleven years since, in the time that it takes to draw; and before the year turns, which is as long as she has, he is to come there and be forgiven. He wrote that he would sooner have a siege. She had you read it to her. Then she asked for your oath, and what your boots were like.',
    ],
    advances: [
      'It was told to {foe} that nobody had sent you to do it. He asked twice which of his enemies you belonged to.',
      'One who had served at his table told you how it is there: he has the place at his left hand laid, every day, and nobody may sit in it.',
      '{who} had a letter read to her about what you did there, and was well enough after it to box the page’s ears.',
      'By such means one comes to be thought harmless, and it is among the hardest things that a person can be thought by a baron.',
      'You found out the name of the hawk. It was a thing that would have to be said, sooner or later, by somebody.',
      'A mason told you that {foe} had had a window made in the new wall, quite small, upon the side toward {where}.',
      '{who} had asked for the white gown to be aired, and nobody in that house needed to be told for what day at {where} she meant it.',
      'You learned that {foe} keeps hounds, and horses, and a priest for eleven years of Masses, and no hawk.',
      'A pedlar who had sold {foe} a bolt for his door had been asked by him, so he told you, if they were well at {who}’s.',
      '{foe} had let it be known that he would not be spoken of at {where}, and the whole county had at once begun.',
      '{who} was told of you, and sent out for the hawk’s bell, and had it put upon the sill where she could reach it.',
      'A falconer of {foe}’s, dismissed these eleven years, had kept the glove, and told you in which chest it was.',
      'The barber who used to shave {foe} told you that he had worn a beard these eleven years, so as to lift his chin to nobody.',
      '{who} had asked how you looked while you did it, and had been told, and said that you ought to eat more.',
      'A loaf had been left at {who}’s gate by somebody in {foe}’s livery, who ran. She had it cut, and sent the heel of it after him.',
      'A stranger at an inn was offering five to one that {foe} would never be got to {where}, and when he had heard of it, four.',
      '{foe}’s chaplain let fall to you that there is one verse of the Pater noster over which {foe} has always to clear his throat.',
      'A joiner was making a second chair for {who}, wider than the first, and asked you if you knew what a baron weighs.',
      'A drover had met {foe} going a league about so as not to pass {where}; he goes that league every week, said the drover, and has no business at the end of it.',
      'The boy’s nurse was living still. She gave you the name that he had gone by in the house, in case the other should not be enough.',
      'At {foe}’s gate the porter had been heard to inquire of a beggar, as though it were nothing, how long a litter takes to {where}.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Ask {foe}’s old confessor in {place} what he cannot repeat.',
        offer: does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Put cases to the old confessor',
          description: 'He may tell you nothing; but he may tell you if a supposed man, in a supposed case, were cold.',
          success: [
            'You put the case of a man who has done a thing in one breath. Would such a man, supposing him, sleep? He would not, said the friar. Would he wish to be struck? He would have built a castle to it. You sat a while. “If someone,” the old friar said, “were to ask him for something small.”',
            '“Suppose,” you said, “a man with a bird in his hand.” He might suppose it, said the friar, and that the man had it still, on the inside, where it ate. You asked what such a one was afraid of. Not hatred; he had laid in against that. “I should not go to him with a large thing,” he said. “He has walls for those.”',
            'You put four cases, and he told his beads through them all. At the fifth, of one who longed to be sent for, and had shut the gate, the beads stopped. He could say nothing; but he did talk, at times, to the candle. “One should not call such a man to repentance,” he told it. “One should want help with a horse.”',
          ],
          failure: [
            'You put one case too near to the bone. He drew his cowl forward, and observed that there is a canon on those who go fishing in the font; and it was a pity, for you had seen in his eyes how much he wished to be asked better.',
            'You put your cases, and he heard them with his eyes shut. At the fourth you perceived that he was asleep, and at the fifth that he was not. It was late, he said; and the man whom you supposed had had enough supposing for one day.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Tend the wayside cross at {place}, that {foe} put up and let fall.',
        offer: does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Set up the fallen cross at {place}',
          description: 'It is oak, it has lain there for years, and nobody will ever know who did it.',
          success: [
            'You dug the socket clear and walked it up on a strut, and rammed stones about its foot. The name on it had been left off. You cut that in, the boy’s, as well as you could with a knife. A groom in {foe}’s colours had been watching from the hedge; he went away on tiptoe, and then at a run.',
            'It took a rope, a heap of earth and most of a psalm. When it was upright you leaned on it, and it did not mind. There was no name to it, and you knew whose it should be; you scratched that in with a nail, at the height of a boy. At your back somebody sniffed. {foe}’s forester had not, he said, seen you.',
            'You built a ramp of turf, and it went up by a hand’s breadth at a time, as a sick man is sat up in bed. Then it dropped into its hole with a sound like a door. Under the moss was the place for a name, and no name. You supplied it. A shepherd of {foe}’s had come over, bareheaded, for the spelling.',
            'A cow had been using the end of it to scratch on, and looked on while you dug. You lifted, propped, and drove in wedges until it stood as straight as a cross need. The boy’s name you cut last. When you came by again, for your hat, a jar of nettles stood at the foot, and {foe}’s own carter was driving off rather fast.',
          ],
          failure: [
            'It had rotted at the ground. You had it upright, and stepped back and took off your hat, and it came down over you with its arms out, like an aunt at Easter.',
            'You got one end of it up as high as your chest, and there was no one to put the prop in. So you stood, under it, like the Cyrenian. When you had let it down again there was a new split in it the length of your arm.',
            'You dug out the socket, and it filled with water. You dug another, higher, and there was a rock in it. By the third you were so far from where it had stood that a shepherd came over and asked you who had ordered {place} to be moved.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Find the falconer in {place} who sold the hawk.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Ask through the mews for the old hawk',
          description: 'A falconer forgets a face, a debt and a wife; it is to be hoped, not a bird.',
          success: [
            'The hawk was still alive, half blind, on a block by his fire. He told you what he had told no one: that he had sold her twice over, to both of them, for the sake of six shillings. He had been waiting since for somebody to come in by that door. He asked you what he might do.',
            'You were sent on to the last block, where an old man was mincing a mouse for something that could no longer see it. That was she. He had had six shillings for her, twice in one market, and the two who paid had met upon the road. Nobody had ever asked him. Would it be of use, he inquired, if he were sorry aloud?',
          ],
          failure: [
            'You went from perch to perch for as long as they would have you. They showed you a hawk that had killed a crane and a hawk that had bitten a bishop. The falconer had moved, you were told at the last of the mews, across to the first.',
            'You were shown a merlin, and held her, in order to be civil. She took some time to be got off. By then the talk had gone to salves, and from salves to surgeons; and nobody in the mews of {place} could be brought back to hawks that were sold before they were born.',
          ],
        }),
      },
    ],
    ready: [
      'You had as many keys to that man as could be got without him. {who} had been carried out to {where} in a litter, wearing all her rings. It was for you to see that he came.',
      'A page on a lathered horse brought two words from {who}: “Now, please.” The litter was on its way to {where}. There was in all the world no other place for you to be going.',
      '{who} had had herself dressed for it, and would not be undressed again; they were taking a door off to let the litter by. Whatever can be learned of {foe} by going round him you had learned. It remained to go straight.',
      'The physician met you on the stairs, shook his head, and was told from above to stop it. {who} was setting out for {where}. You had what was needed to bring {foe} there, so far as it can be carried.',
      'They had brought {who} to {where} already, in case she should be wanted elsewhere first. There was nothing more to be found out about {foe}, except whether he would come.',
    ],
    test: {
      openings: [
        'They had put down the litter at {where} with its curtains back. {who} was sitting up in it, very small, with her hands in her lap. On the far side, out of bowshot, {foe} sat his horse with sixty men behind him. He had come so far. He had on every piece of armour that he owned, and his visor was shut.',
        'There were flags at {where}, as for a battle, and between them a hundred paces of grass. {foe} had been told that it was a trap, and was relieved; he rode up and down asking where she had hid her archers. In the litter {who} had begun to be tired. She beckoned to you, and said that she would have it done by you, as she could not shout.',
      ],
      still:
        '{who} had closed her eyes, but her fingers were moving; she was counting something. {foe}’s horse had been walked round and stood again at the edge of {where}.',
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Walk to {foe} and speak the boy’s name',
          description: 'Across a hundred paces, to lances, with a name that has been hanged for being said.',
          success:
            'You said it at his stirrup. All the lances came down. You said it over again, so that it should not be taken for a slip; and that the boy’s mother had had herself carried there, and was putting off dying for it. Nothing moved in the helmet. Then two hands went up, like a child’s to a hood, and could not find the strap.',
          failure:
            'At the name his horse reared; or he reared it. You were ridden over, in the strict sense, by one man who was himself trying to get away. His people closed up round him and took him back to the trees, and he could be heard there being asked for orders.',
          hurt: 'blow',
        }),
        does(['gift', 'vigour', 'hard', 'serious'], {
          action: 'Offer him your sword and your neck',
          description:
            'A man who wishes to be struck may take it ill to be knelt to; and he has sixty to do it for him.',
          success:
            'You gave it him hilt first, and bent your head. The life of one who came in peace, you said, was what lay between those two houses; here was another, if it was needed to make up the count. You heard the sword fall beside your ear. He had got down. He had hold of your collar, to keep upright.',
          failure:
            'He took the sword and looked along it. “This she sends me,” said {foe}. He thought that it was mockery, or had need to think so; it was with the flat that he let you have it, and he kept on for some time.',
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Stand between the two until he comes',
          description:
            'In the middle, with open hands, for as long as it may take; both sides have archers who grow bored.',
          success:
            'You stood, and they shot at your feet, at first, for something to do, and left off. It grew so quiet that one could hear the litter creak. There is no knowing what a man thinks in a helmet. But he came, on foot, like somebody wading, and when he reached you he took your sleeve, for the last of it.',
          failure:
            'You stood until your sight swam. Somewhere a string slipped, on which side God knows; and then both sides loosed, over you, for the most part. When it had been shouted to a stop he was farther off than when he had begun.',
          hurt: 'blow',
        }),
        does(['explore', 'intellect', 'medium', 'slight'], {
          action: 'Lead {foe} to the very spot',
          description:
            'He has not set eyes upon that ground since; if you should point to the wrong place he will know.',
          success:
            'You did not speak of her at all. You asked if he would show you where. He rode forward by himself, over what had been no man’s; he knew it to a hand. He looked down there so long that when he did look up it was quite simple, for she had had the litter carried, and was looking at it too.',
          failure:
            'You pointed, and it was some way off from there. He gave a sort of laugh within the helm; so even that, he said, she had let grow over. And he turned his horse’s head.',
        }),
        does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Bring out the old blind hawk on your fist',
          description:
            'She has not been carried for years; and if she bates, or dies, in front of them both, that will be the omen.',
          success:
            'She sat up on your glove and turned her white eyes to the one and to the other. Then she opened her wings, quite slowly, and mantled, like a queen who takes her seat. There was a sound from within {foe}’s helmet. Sixty men saw him get down, and hold out a wrist, and walk with it toward the litter.',
          failure:
            'She bit you to the bone, screamed, and hung by her jesses upside down. It broke the stillness, in a way. Somebody laughed, out of nerves, and somebody hit him for it, and it had gone along both lines before you had her righted.',
        }),
      ],
    },
    triumph: [
      'It was not long. He knelt, and could not get out a word, and {who} took off his helm for him, as she must have done for another. “You have grown fat,” she said. She put her hand upon his head and said the other thing, in the vulgar tongue, so that they should all be able to swear to it. Then she asked to be taken home; and it was {foe} who took the front pole of the litter.',
      'What they said to each other at {where} nobody heard, for you had all been told to turn your backs, both armies; and you stood in two lines looking at the country. It was good country. When you were let turn round again {who} was asleep, with her rings on, and he sat there holding her fan. She lived nine days more, and those who were with her say that she laughed.',
      'He came the last of the way at {where} without his helmet, and it was seen that {foe} was an old man. {who} remarked upon that. She told him what it was that she forgave, all of it, with the day and the colour of the hawk, so that there should be no mistake; and asked if he had understood. He nodded. “Then sit,” said {who}, and had them bring the second chair.',
      'There were sixty lances at {where}, and when it was done nobody could think what one does with a lance. They stuck them in the ground. {who} had sent for bread, and it was broken by her and by {foe} over the very spot; she ate, who had eaten nothing for a week. In going home she had her curtains left open, and bowed to everybody, like a bride.',
      '“That is all,” {who} had said, when she had said it, and she seemed surprised at how little it weighed. {foe} had not been able to rise. So you took him beneath one arm, and she, from the litter, by the other, which was of no help whatever, and he got up by that. They spoke of the boy till the horses were cold. It appeared that he had been a very bad shot.',
      'She forgave him at {where}, and then, while she had everybody there, she forgave the physician, the page, her late husband, and you, who had kept her waiting. {foe} held the cup for her. He has the hawk’s bell now; she put it in his palm and closed his fingers upon it, one after another, as one does for a child who is being sent on an errand.',
    ],
    loss: [
      '{who} waited at {where} for as long as she had. At the end she asked you if that was his horn. You said that it was. The chronicler holds this for a sin, and would have committed it also. {foe} had the walls raised by another course that summer, and he walks on them.',
      'He never came; and she said it to the air, the whole of it, with his name in the proper place, in case it should carry. You took it to his gate. They would not let you in, and you cried it up at the windows like a pedlar until they loosed the dogs. One shutter, very high, was opened a little. Then it was drawn to.',
      '{who} died on the road to {where}, between two milestones, while they were changing the bearers. She had been saying it over. You went on with the empty litter, since you had sworn to be there, and waited; and far off on the hill there was somebody on a horse who waited as well. He did not come down, nor did he go. It grew too dark to see which of you left first.',
      '{foe} had the bridge cut. You shouted it to him across the gap, that he was forgiven; but what one can shout is not that, and he stood with his fingers in his ears, a man of sixty, as children do. {who} had you tell her how he looked. She said that she would try and keep a place for him where she was going. She was not sure, she told you, how one books.',
    ],
    fates: {
      triumph:
        '{who} lies at {where} under a hawk of stone. {foe} pulled down his outer wall, and built with it, for the most part, a bridge.',
      loss: '{who} was buried with her face to his castle, as she had asked. {foe} died in harness, of a chill, and they could not get it off him.',
      death:
        '{who} outlived you by a week, and forgave you the delay. {foe} sent a wreath without a name, which lies on the wrong grave.',
    },
  },
];
