import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * The same court diary: one thing seen, then in short level clauses what was asked, and who bowed. One scene for each
 * kind of oath, true of any oath of that kind.
 */
export const samuraiCourse: readonly SagaSceneContent[] = [
  {
    key: 'samurai/course-face-down',
    kind: 'course',
    of: 'find-out',
    cast: { copyist: 'he', steward: 'he' },
    openings: [
      'At an inn by the road an old copyist sat on the verandah with a sheet of paper face down under a stone. It showed how {foe} cheats with the rice tax; he had copied it for {foe}, years ago, and made a second copy. You needed it for {who}’s petition. But {foe}’s steward was coming to buy it back, and the old man laid his hand on the stone.',
      'At an inn by the road you found an old copyist, who had once copied the true tax accounts that {foe} shows to nobody. He had made a second copy, from memory, and you wished to read it for {who}’s petition. But he was poor and meant to sell it to {foe}, and {foe}’s steward was coming with the price.',
      'On the verandah of an inn by the road a copyist had a page to sell, about {foe}’s false rice-box, and it was the proof that {who}’s petition needed. He told you so in a whisper, across his desk. But {foe}’s steward was coming for it, and the copyist was afraid of him, and shook his head.',
      'You stopped at an inn, and a copyist there had in his own hand how {foe} cheats with the rice tax, for {foe} had made him copy it. You wanted to read it for {who}’s petition. But {foe}’s steward was coming to buy the page and burn it. You sat down across the desk, and the copyist drew the page an inch toward himself.',
      'At an inn by the road a copyist waited for {foe}’s steward, who was to fetch a certain page. There stood in it how much rice {foe} has stolen, and you needed to read it for {who}’s petition. The copyist was sorry for you, but he had been promised a great deal of money. The page lay under his forearm, and the forearm did not move.',
      'A copyist at an inn on your road had made one copy too many of {foe}’s secret accounts of the rice tax. {foe}’s steward would soon be there to buy it back, and you wanted to read it sooner, for {who}’s petition. “I only copy,” he said, and put the sleeve with the page in it underneath his knee.',
    ],
    still: [
      'The copyist still kept from you the page that you needed for {who}’s petition, and meant to sell it to {foe}’s steward. He had an elbow on top of it.',
      'You were not willing to leave {foe}’s false accounts unread, and the copyist would not give you his page. There was a hat coming up the road, but not yet the steward’s.',
    ],
    givenUp: [
      'The copyist took his page indoors and handed it to {foe}’s steward at the back. You left the inn by the front, and had not read the page.',
      'Other guests came out to the verandah, and the copyist rolled up his page and went in among them. You had no third chance, and took to the road again.',
    ],
    later:
      'The verandah had a paler patch on it, of the size of a desk. The copyist did only sutras now, the landlady said.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the copyist whom {foe}’s cheating harms',
          description: 'You must name each person to a frightened man, who would much prefer not to know them.',
          success: [
            'You named those who are harmed by it, and the copyist let you read. He wrote the names on the desk with a wet finger, out of habit. They dried one after another. When the last had gone he turned the page over, and looked toward the kitchen for as long as it takes to read.',
            'You told the copyist who is harmed, and he gave you the page. At the third name it turned out that he had been at school with her. He put the page in your hand, so as to have done it before he thought, and then read it aloud to you besides, in the flat voice that copyists use for checking.',
            'You told him plainly, and the copyist recited the page to you. You told it plainly and left out whatever was in your favour. The copyist was trimming a reed, and trimmed it away to nothing. “The steward can’t miss what I have by heart,” he said; and he gave it to you, from the heading to the seal, in one breath.',
            'You told him who is harmed, and he let you see the page. A woman at the well had been listening too, and put her sleeve to her face. He could stand one such person, he said, but not two. He held the sheet up between himself and the light. The writing was large, and you were on the other side.',
          ],
          failure: [
            'You named so many that the copyist would not listen. He stopped his ears. The page was put inside his coat, on the side where he was ticklish, and he sat on you with his eyes, as hens do.',
            'You told the copyist who is harmed, and he wept, and gave you nothing. It was plain that he would tell you everything some other day. He had often thought of it himself. Meanwhile he had a receipt to write out for {foe}’s steward, and begged you not to jog the desk.',
            'You named people to the copyist, and they were the wrong ones. He had a cousin among them who had done rather well out of it. You were shown a silk cord which that cousin had sent him, and he used it then and there to tie up the page, in a bow.',
            'You were interrupted, and the copyist took the page in with him. You had got to the children when his landlady called him in to eat. He took the sheet along as a tray-cloth. What you could see of it through the door was a bowl, and next to that a smaller bowl.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'An old copyist had once shown you {foe}’s secret, because you would go on naming people to him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Grind ink for the copyist and wait',
          description:
            'If you serve him at his desk he may let you look; it costs you your wrist, and the steward may come first.',
          success: [
            'You ground ink for the copyist, and the steward bought the page and burned it, and you learned little. The old man let fall that it had been eleven lines, and that he pitied whoever had to live beside the ninth. You wiped the stone for him, and parted well, and went on.',
            'You ground ink and parted friends with the copyist, though the steward got the page. He showed you how to hold the stick upright. It is all in the wrist, and in not wanting anything. When the steward had been and gone the two of you tidied the desk, and he asked your pardon.',
            'You ground ink until the page was sold, and learned only the steward’s face. You filled one well of the stone, then the other. The copyist, having so much ink to use, began upon a sutra and forgot to tremble. The steward had to cough for his page. You learned nothing except the man’s face, and that he carries papers in his hat.',
            'You ground ink until the steward had come and gone with the page, and parted well from the copyist. He talked about hares, whose fur makes the best brushes, and you ground. When {foe}’s steward had ridden off with the sheet the old man bowed to you very low, from behind the desk, and you to him.',
          ],
          failure: [
            'You ground too fast, and the ink foamed, and the copyist sent you out. He could not watch it. He took the stick from you, and put you outside on the step, where one saw only his back. The page stayed with him.',
            'You ground ink, and your sleeve went into it. You tried to keep it off the mats, and then off the wall. His landlady had the desk carried farther in and a screen set before it, and you were handed salt and a bucket.',
            'You ground the ink, and it came out grey, and the copyist trusted you no more for it. There was a person who ground like that at {foe}’s house, he remarked. You went on for some time; there got to be more of it, and it was no blacker.',
            'You ground ink until your eyes closed, and you did not see the page. When you opened them the copyist had moved the desk round, softly, so that its blind side was toward you. He was weighting the page with your hat.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered: 'You had ground ink for a copyist until {foe}’s steward came, and had parted from him with a bow.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look for a spoiled first copy',
          description:
            'A copyist throws no spoiled sheet away; it must be about the inn somewhere, among rats and {foe}’s grooms.',
          success: [
            'You found the spoiled copy of the page in a jar beneath the floor, and learned of a side gate at {where}. There was a blot at the end, and the whole of it was legible. You lay on your stomach and read. A rat sat by and washed its ears.',
            'You found the spoiled copy on the wall of the privy, which they had papered with it, and learned on what days {where} is watched by a deaf man. You went along the wall with a hand over your nose. Behind the door hung {foe}, in eleven lines.',
            'You found the first copy in a box of drafts, and on it a plan of {where} with all its doors. A groom was snoring in the straw. His horse stood on the box, and could be persuaded to lift one foot at a time. You had the sheet out before the hoof came down.',
            'You found the copy round a dried fish in a landlady’s store, and learned by what knock one is let in at {where}. Along the fish, printed off backward on the skin, ran {foe}’s own words.',
          ],
          failure: [
            'You looked for the copy beneath the floor, and something in a jar bit you. A groom of {foe}’s heard you cry out. When you had crawled out, sucking a finger, he was telling it to another rider of {foe}’s.',
            'You looked for the copy beneath the inn, and one of {foe}’s grooms had found it first. It was as dark as the inside of a drum. You felt your way from post to post and came upon his boot. He took it away to {foe}.',
            'You climbed up to look for the copy, and fell through the store-room ceiling among the pickled plums. Everyone ran to see. The copyist ran with the page held to his chest; and a rider in {foe}’s colours asked how you spelled your name.',
            'You found only two scraps of the copy, which the mice had left: “at {where}”, and “must on no account”. A voice behind you thanked you for your trouble. {foe} was going to be told, it added, who reads such things.',
          ],
          hurt: 'mishap',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had read a spoiled sheet that a copyist forgot, and so knew beforehand of a way into {where}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Write a guess for the copyist to correct',
          description:
            'He cannot leave a mistake standing; you write what his page may say, and he must not see that you guess.',
          success: [
            'You wrote it out with a mistake, and the copyist corrected it until the secret was all there. You had left out a stroke. He bore it for about three breaths. Then he put it in, and a date, a sum and a name, in red. The steward got a blank sheet, beautifully folded.',
            'You wrote a false page, and the copyist put it right, and so you learned the secret. No copyist can let a wrong character stand. He corrected eleven, and sold {foe}’s steward the other. The steward burned that, and reported that all was safe; and so for a long while {foe} was in no hurry.',
            'You wrote down a guess, and the copyist corrected the half of it that was false. He crossed it out in a kind of agony and wrote what should be there. “I have told you nothing,” he said. For the steward he made one more, with your errors left in, and {foe} acted upon it for weeks.',
            'You wrote of {foe} too well, and the copyist could not pass it, and told you the truth in the margin. His brush went up and down in the air first. He numbered the proofs; and in his flurry he gave the steward a laundry list, under seal.',
          ],
          failure: [
            'You wrote out a guess, and it was so bad that the copyist told you nothing. There was one mistake in it, as intended, and forty more. He read to the foot. A person who knew so little, he told you kindly, would do well to leave it alone; and he let {foe}’s steward have yours along with his own, for comparison.',
            'You wrote out a guess, and the copyist took the brush, as you had hoped, but corrected only the handwriting. It was much improved. The steward, coming up behind the two of you, admired it also, and asked whether he might have it for {foe}, since it showed exactly how far you had got.',
            'You wrote it out, and offended the copyist. You left out one stroke, and by doing so had written something about the copyist’s mother. He laid down the brush. It was the first thing that he told {foe}’s steward, and the second was all the rest of what you had put.',
            'You wrote it out with a mistake, and the copyist saw what it was for. The mistake was a good one. But you watched his hand so eagerly that he saw what it was for. He copied out your page, mistake and all, with the date and a description of you, and laid it on top of the other for {foe}.',
          ],
          toward: 'against',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A copyist could not let your one mistake stand, and in putting it right had written out what {foe} was hiding.',
      },
    ],
  },
  {
    key: 'samurai/course-under-the-mats',
    kind: 'course',
    of: 'protect',
    cast: { 'searcher/men/livery/leader': 'they', 'children/child': 'they' },
    openings: [
      '{who} met you on the road with an ox-cart, and under its straw mats lay the eleven children. {foe} was having {where} searched for them, and so {who} had brought them away, and did not know where to go. Four searchers in {foe}’s livery had turned into the same road. The children would have to be hidden until the four had gone by.',
      '{who} was leading a cart toward you with the eleven children under the straw. They could not stay at {where}, {who} said, where {foe}’s people searched everything with rods. Four searchers were coming behind, and looked into every cart. You were asked to think of something.',
      '{who} had got the eleven children away from {where}, on a cart, under mats and a quilt, just ahead of {foe}’s search. Now four of the searchers were coming along behind, lifting lids. {who} wanted to know from you how the children could be got past them, and home again.',
      '{who} came with a load of straw mats, and under them lay the eleven children. {foe} had sent to have {where} turned over, and {who} had had to bring them away. Four men with rods looked into every cart, said {who}, and were close behind. You should save the children from them.',
      'Round a bend you came upon an ox-cart, and {who}, and a heap of mats with the eleven children hidden underneath. {foe} was searching for them at {where}, and four searchers were following the ruts of the cart. {who} heard them first, and threw another mat on top, and looked round for you to do the rest.',
      '{who} was pulling an ox by the horn, and on its cart, under mats, were the eleven children. {foe}’s searchers had not found them at {where}; now four of the searchers were on the road behind, looking into carts. The cart had to be got out of their sight. {who} looked at you.',
    ],
    still: [
      '{foe}’s four searchers had not gone away, and you could not leave {who} and the eleven children in the cart to them. Beneath the mats a child coughed, and then was quiet.',
      '{who} still stood before the cart with both sleeves spread, and begged you to keep {foe}’s searchers from the eleven children under the mats.',
    ],
    givenUp: [
      '{foe}’s searchers were called away before they had lifted the last mat. {who} drove the children home to {where} by a side road, and you had been of no help.',
      'A rider came with an order, and the four searchers turned round with their rods. They had not got the children, and {who} led the ox away without a word to you.',
    ],
    later:
      'There was straw along that road for a good way, of the kind that is used for packing. Nobody had gathered it up.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hide the cart in reeds until they pass',
          description:
            'You must lie in mud beside it, up to the chin, for as long as {foe}’s searchers care to look about.',
          success: [
            'You hid the cart in the reeds until {foe}’s searchers had gone by. One of them stopped on the bank to take a stone out of his sandal, and took his time. When they had gone there was only a leech to be dealt with, and {who} turned the ox round for {where}.',
            'You lay in the reeds, and the searchers passed and saw nothing. There was nothing to be done but to breathe through the nose, and to lay a palm on the mats so that it could be felt below. A heron came down between the searchers and you, and stood. They took it for proof that nobody was there.',
            'You lay in the mud until the searchers were gone, and the load was safe. You counted the searchers’ legs: eight, then six, then none. {who} had been holding a corner of the mat clear of the wet, all that while, and had to be helped to open the fingers.',
            'You lay hidden until {foe}’s people had gone off hungry. You lay, and {who} lay, and the ox, which had been told nothing, lay down as well. {foe}’s people called to one another along the road; they were hungry, one gathered. By the time they had gone off to see about it a snail had got from your cuff to your elbow.',
          ],
          failure: [
            'You hid in the reeds, and the ox sneezed, and the searchers stayed. They did not come in after you, for the sake of their boots, but they sat down in a row along the bank and unpacked their rice, and it was clear that you would be there for as long as they were.',
            'You drove the cart into the reeds, and it sank, and could not be hidden. The cart would not keep still in such ground; it sank, with a noise like an uncle drinking soup. You held it up by the axle on the one side, and {who} on the other, and you could neither hide it nor bring it out.',
            'You hid in the reeds, and a bird gave the place away. You had lain down on a nest. Its owner flew round and round above the place, screaming, and {foe}’s people looked up at her, and then below her. They thought it odd, and left a man there until it should stop.',
            'You hid in the reeds, and gnats drove you out again. The children had never been so bitten, and could not be kept quiet. {who} had to lead the ox out again into the open, with you behind, picking up mats.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had lain with {who} in the mud among reeds until {foe}’s searchers were tired of looking.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask a temple to take the children in',
          description: 'Its priest is afraid of {foe}, and you must tell him truly what lies beneath the mats.',
          success: [
            'You asked a temple, and its priest took in the children, and the searchers did not find them. His hands shook as he unbarred the hall. He shut them in behind the altar and sat before it. {foe}’s people might come in, he called out, as soon as they had taken off their swords.',
            'You told a priest everything, and he hid the children beneath the great Buddha. He asked only how many. There was a hollow, which had been of no use to anyone since his teacher’s time, and it held eleven. {foe}’s people came in and bowed, and put a coin in the box, and went out again.',
            'You asked a timid priest, and he took the children in as guests. He had first got out the rule, to see whether it was forbidden. The rule said that whatever enters by the gate is a guest. He read that line over. When the searchers knocked he went to meet them with the book, and his finger in it.',
            'You asked a temple, and the children were hidden in its loft among festival masks. “Do not tell me,” said a priest, “or I should have to know it.” So you told the bell, which he was standing beside. {foe}’s men, having put a head in among the masks, drew it out rather quickly.',
          ],
          failure: [
            'You asked a temple, and its priest put off his answer. He wished to help, and would ask the abbot, and the abbot would reply by letter. Until then he could offer you a view of the garden. {who} and you stood at the edge of it with an ox, which was in the way of the view.',
            'You asked a temple, and its priest shut the gate before you. You had begun upon the truth when he saw livery over your shoulder. The gate of that temple is thick. One heard him behind it, praying for you by name, and so loud that {who} had to beg him through the crack to leave off.',
            'You asked a temple, and its priest would not, for {foe} gives him money. There was a gift of {foe}’s in the hall: a bell, almost paid for. The priest led you to it by way of an answer. He rubbed it with his sleeve where your breath had been.',
            'You asked a temple, and its priest let you in, and told everyone, so that you had to take the cart away again. Some pilgrims formed a line to look. {who} roped the mats down, and you went out by the kitchen gate, past people who wished the children well at the top of their voices.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'A timid priest had unbarred his hall for {who} and you, and the children were guests there until the search was done.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Run off with an empty basket as decoy',
          description:
            'They must believe that a child is in the basket, and leave the cart to catch you; they have long legs and rods.',
          success: [
            'You ran off with an empty basket, and all four searchers ran after you, and the cart was safe. They shouted for joy. It was uphill for a good way. When they had you in a thicket, and had taken off the lid, one of them sat down; and they were days in finding their way home.',
            'You drew off all four searchers with an empty basket. You bent over it and looked at it and never at them. You led them through a ford, a graveyard and a wedding, and left it on a wall, and they stood guard on it there until {foe} could come and open it in person.',
            'You ran with a basket, and the searchers left {where} to chase you. You fell, on purpose, and lay across the basket with both arms round it, which convinced them. Then you were up and over a fence. They whistled for others, and those were whistled off {where}; {who} could walk home with the cart through an empty gate.',
            'You ran with the empty basket as far as the river and threw it in, and {foe}’s men went in after it. It sailed well. They were seen to go under three bridges; and at {where} the search was broken off for want of searchers.',
          ],
          failure: [
            'You ran with an empty basket, and the searchers did not follow. They looked after you with interest. Then the eldest inquired of {who} what sort of person takes an empty basket for a run, and they began to walk about the cart, and one was sent off to {foe}.',
            'You ran, and fell, and the searchers saw that the basket was empty. There was a root. The basket rolled to the searchers’ feet and lay there with its mouth open. They drew the conclusion; two of them helped you up, holding on rather hard, and the other two went for ropes and reinforcements.',
            'You ran with the basket, and their dog stayed by the cart. They had a dog with them, which had been at {where} and knew quite well what it was looking for. It did not turn its head after you. It lay down beside the wheel, with its nose on its paws, and a report of that was made to {foe}.',
            'You ran round in a circle with the basket, back to the cart. You led them a fine way round, but it came out, by mischance, where it had started. {who} and the ox were still there. You stood with the basket in your arms before four breathless men, of whom one was writing to {foe}.',
          ],
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had run from {foe}’s searchers with an empty basket, holding it as one holds a full one.',
      },
      {
        ...does(['craft', 'charisma', 'hard', 'serious'], {
          action: 'Drive the cart past them as a funeral',
          description: 'It takes a grief that four suspicious men believe in, and they beat whoever overdoes it.',
          success: [
            'You drove up as a funeral, and the searchers let the cart through. There was white paper on the ox’s horns. You went in front and struck a bowl. One of the searchers asked who it was that had died. You told him that it was {foe}; and all four ran off the way that they had come, to ask for orders.',
            'You drove through as a funeral, and the searchers took off their hats. {who} wailed. There was a small sound from beneath, and at once you wailed too, on the same note. {foe}’s men took off their hats. Their leader had lately lost somebody, and wrote you a pass for the whole district with his own seal to it.',
            'You drove up as a funeral of spotted fever, and they did not touch the cart. They examined the mats from where they stood. On the strength of their report {foe} had {where} shut up for a week, and let nobody go near it, least of all {foe.his} own people.',
            'You wept so well at the funeral that the searchers let the cart by. The four stepped down into the ditch and bent their heads. When you looked round they had fallen out over whose notion it had been to stop a cart, and were going home by two roads, with two stories.',
          ],
          failure: [
            'You tried to pass as a funeral, and {who} laughed, and you were stopped. The bowl you struck was cracked. One cannot mourn to such a note; and {who} laughed, out of pure fright. You felt the flat of a rod. They asked, politely, to be told what the joke had been, and sent it on to {foe}.',
            'You tried to pass as a funeral, and met a real one, and were found out. A real funeral came the other way. Its widow inquired whom you had lost, and there was nobody in that district who might have been missed. {foe}’s people had been listening. By the time that you were clear of the two processions they had called up the rest.',
            'You mourned too much, and the searchers did not believe the funeral. You overdid it. The leader had buried four, he told you, and nobody strews earth on an ox. He put his rod in through the straw, as a cook does. It touched only wood; but they walked behind you after that, and in {foe}’s house it was known that there was a cart.',
            'You tried to pass as a funeral, and a searcher heard breathing. One of the four wanted to pay his respects, and knelt down by the wheel, at the height where one hears breathing. He rose with a thoughtful look. You drove on, somewhat faster than the dead are driven, and behind you there was a whistle.',
          ],
          toward: 'against',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'The children had gone past {foe}’s searchers under mats, with white paper on the horns of the ox.',
      },
    ],
  },
  {
    key: 'samurai/course-the-mothers-knees',
    kind: 'course',
    of: 'avenge',
    cast: { mother: 'she', 'people/men/retainers/household/swordsmen': 'they' },
    openings: [
      '{foe}’s mother knelt before you in the road, with nine of {foe}’s armed people behind her, and begged for {foe}’s life. She asked you to give up {who}’s vendetta; otherwise you were to begin with her, and she had brought a white robe so as to be dressed for it.',
      '{foe}’s mother had cut off her grey hair, and knelt in your way to offer it to you, in place of {foe}’s life. She knew how {who}’s husband was killed, or knew a part. Nine retainers had brought her and filled the road. She wished for your word that you would forgive, and would not rise without it.',
      '{foe}’s mother knelt before your feet on the road, and asked for {foe}’s life. {foe.he} had not sent her, she said, and would be angry. The nine armed men who followed her were angry already. Unless you forgave the killing of {who}’s husband she would stay as she was, in your way.',
      '{foe}’s mother held up to you from her knees a child’s coat that {foe} had worn, and begged you to go home. She wanted you to leave the killing of {who}’s husband to heaven. There were nine of {foe}’s household round her, with their swords loosened, and between them and the ditch you could not have passed a tray.',
      '{foe}’s mother knelt in the road with her stick laid across it, and nine swordsmen of {foe}’s behind her. You were to let {foe} go free of {who}’s vendetta. She had never begged before, and did it badly, with her eyes open. You could not get by.',
      '{foe}’s mother put down a cushion for you, and knelt on the bare road herself, with nine of {foe}’s men at her back. She asked you to spare {foe}. It was not that {foe.he} deserved it, she said. She had only the one, and until you promised to forget {who}’s vendetta nobody was going to move aside.',
    ],
    still: [
      '{foe}’s mother had not got up, and still begged for {foe}, and you could not pass. One of the nine had slipped his coat under her knees, and she had pushed it out again.',
      '{foe}’s mother begged you once more, a little slower, to spare {foe}, and her nine filled the road until you should promise it.',
    ],
    givenUp: [
      '{foe}’s mother was lifted into a litter by the retainers, and you had given no promise. The nine went off with her, and the road was open.',
      '{foe}’s mother had no more strength to kneel, and the nine led her home by the arms. She did not look round, and you could go on, and had your oath as before.',
    ],
    later: 'At that place in the road there were two small hollows, side by side. People stepped round them.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear her out and promise nothing',
          description: 'It is a long time to kneel, and you will think of it afterwards whenever {foe} is named.',
          success: [
            'You heard her out and promised nothing, and she let you pass. You knelt down opposite, and were told {foe}’s life from the first tooth. There were good things in it. At the end you bowed, and said that you had sworn. She had supposed so; and it was she who told the nine to make room.',
            'You heard {foe}’s mother to the end, without a promise, and the road was free. She did not weep, and neither of you raised your voice. When she had come to the present time she stopped. She took her stick up, by and by, and let you go through.',
            'You heard her out, and she asked no more of you. It was mostly about fevers. She had sat up with {foe} through eleven of them, and could tell them apart. You asked which had been the worst. Nobody had ever inquired, she said, and she told you; then there seemed to be no more to beg for, and she got to her feet.',
            'You heard her, and told her that you could not, and she made way. You said at the beginning that you could not do it, so that she might save her breath, and she thanked you and went on. It was, she explained, for herself. The nine listened with their heads down. You parted with the bow that is made between two houses in mourning.',
          ],
          failure: [
            'You did not hear her out, and she began again from the start. Your foot went to sleep, and then your patience. You rose while she was still at the third fever. It was a discourtesy, and the nine drew closer together; she begged them not to mind it, and began again from the start.',
            'You heard her, and very nearly promised what she wished. You had meant to promise nothing. But when she asked if you had eaten you said yes, and if you had a mother you said yes, and the third question was put in the same voice. You caught it between your teeth. She waited, quite quietly, for the rest of the word.',
            'You heard {foe}’s mother, and could not hear her for sobbing. She told it so well that one of the nine sobbed. It set off the others. You could not hear her for it, and she would not be hurried, and there you all were in the road, with the traffic standing behind you on either side.',
            'You heard her with lowered eyes, and she thought that you slept. You listened with your eyes lowered, out of respect. She took it that you slept, and was hurt. She would say nothing more to such a person, she told you, nor would she stir; and she folded her mouth.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had knelt opposite {foe}’s mother, and heard of all the fevers, and promised her nothing.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell her how {foe} killed {who}’s husband',
          description: 'She has been told another story, and it is you who must take that one away from her.',
          success: [
            'You told her what {foe} did, and she begged no more. She asked to hear the middle part again. Then she drew her sleeves over her hands, and did not kneel any longer but only sat. “That was not in the letter,” said {foe}’s mother. She told you where {foe} would be, and let you by.',
            'You told {foe}’s mother everything, and she let you by. She had sent the nine out of earshot. When it was finished she asked about {who}, whether {who.he} slept, and who cooked; and gave you for {who.him} a message, which was short, and you knew by her back that it was hard to say.',
            'You told her the truth, and she believed it, and moved aside. You left out nothing, and added nothing. A retainer behind her began to deny it, and was silent: he had been there. She had heard the silence. You would find her house open to you, she told you, whatever you came to do in it, and she moved her stick to one side.',
            'You told her how it was done, and she understood, and rose. She had nodded at each word as one nods to a physician. She had knelt for the boy in the coat, she said, and would go on kneeling for that one, at home. You were told which of the nine had seen it done.',
          ],
          failure: [
            'You told her what {foe} did, and she did not believe it. She had heard it, and from {foe}, and it was quite different. You said that it was false, and then that {foe} was. The nine each took a pace. She held up one finger to restrain them, and with another she pointed back along the road that you had come by.',
            'You told her, and she was only sorry for you. You told it, and your voice shook, and she was sorry for you. That was as far as it went. A person so upset could not have got it right, she thought, and she sent one of the nine to fetch you water.',
            'You told her, and she would not hear the worst. You had reached the worst of it when she put both hands over her ears, as children do, and sang. It was a cradle song. Nobody present could look anywhere. You stopped, since one cannot tell such a thing to somebody who is singing.',
            'You told her what {foe} did, and could not answer her question. She listened to the last word. “And what had {who} done before that?” said the old woman. You did not know. It was a fair question; she asked it a second time, and let you stand there with it.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'It was from you that {foe}’s mother had learned what {foe} did to {who}, and she had sat back on her heels.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Write {foe} a letter for her to carry',
          description:
            'With an answer to bring home she can rise; she must carry it with honour, and {foe} will look in it for a trap.',
          success: [
            'You wrote {foe} that you would not come from behind, and the mother carried it home, and made way. There was no more in it than that, and that she had been received with respect. {foe} read it on both sides and by a flame, and for days had every man in the house out watching the front.',
            'You wrote {foe} three words, and they did their work: “She knelt well.” She thought it over and put it in her sash. {foe} was a long time with it in a closed room. When the screen was opened {foe.he} sent the nine away to their homes, and did nothing that month of what had been arranged.',
            'You wrote {foe} a letter of four lines, and it held {foe} up. It said what {foe} might still do to be forgiven, and what not. None of it was impossible. She carried it like soup. {foe} wrote three answers and sent none of them, and in the meantime, for shame, put off whatever was being got ready against you.',
            'You wrote to {foe} and offered to meet openly, and she carried it home. She approved of the hand. It was only that the offer had to be considered, and all the retainers asked, each by himself; they could not agree; and that household was so taken up with it that it got nothing else done.',
          ],
          failure: [
            'You wrote a letter, and she would not carry it. You had put in one word too many, and it was a word about her. She handed it back, with both hands. But a retainer had read it over her shoulder, and he ran on ahead; {foe} had it from him, with additions.',
            'You wrote {foe} a letter, and {foe} made use of it. The letter was handsome, and she was pleased to take it. {foe} saw in it how well you knew the house. Before she had got her sandals off a groom had been told to bar two gates, he said, and to hire.',
            'You wrote {foe} a letter, and it told where you were. You wrote under your true name, at the place where you truly were, as is correct. {foe}’s people thanked you for the particulars. The old woman had not meant it so, and stood turning her stick round and round, while two of them were saddling.',
            'You wrote {foe} a letter, and it was taken for weakness. Your brush hesitated over “regret”, and left a blot there. She took that for a tear, and told {foe} that you were weakening. It was acted on at once; you had it from the youngest of the nine, who was embarrassed.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s mother had carried home a letter of yours, and for days {foe} was unable to do anything but read it.',
      },
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Carry her home through her nine guards',
          description:
            'She is heavier than she looks, your hands will be full, and nine men may cut at you from behind.',
          success: [
            'You carried {foe}’s mother home on your back, and the nine could not strike without striking her. She was so astonished that she got up. They went alongside for a mile with bare blades, as a guard of honour does. At her gate she told you how {foe} might be met alone.',
            'You carried her home, and she kept the swords off you. She weighed what a sack of barley weighs, and breathed in your ear. When somebody struck at your legs she put down her stick, without a word, and it was withdrawn. You set her on her own step. All nine had seen it, and four of them asked {foe} for their discharge.',
            'You carried {foe}’s mother up to her own door, past the nine. “You will drop me,” she said. You did not. They stood before you by turns, and each time you remarked that she was tired. She would not beg again, she said; she would go in and tell {foe} to leave off hiding.',
            'You carried her off past the nine swords, and she defended you. One struck all the same, flat, across your shoulder, and she leaned out and boxed his ear. He was her grandson. After that it was merely a family going home; and they talked about {foe}, and whom {foe.he} could no longer count upon.',
          ],
          failure: [
            'You lifted her, and fell, and nine swords were out. You got her as far as your hip. There a knee gave way, and both of you sat in the road, and nine swords were out, since it had looked as though you threw her. She needed all her breath to stop them, and it was not quick enough.',
            'You tried to lift her, and she would not be carried. She did not care to be carried. She had walked there, she said, and rapped you over the knuckles with her stick; and {foe}’s people, seeing it so well begun, came up to help her. A boy was sent off to tell {foe} that you had laid hands on her.',
            'You carried her as far as the mill, and the nine guards took her from you. They had let you through, very civilly, and closed in behind. By the mill she was lifted from your back, like a child from a horse. That left you with nine swords and nothing in your arms; and {foe} was told that you stole old women.',
            'You carried {foe}’s mother the wrong way, and were stopped. You bore her three hundred paces in the wrong direction. It was the youngest who pointed it out, with the tip of his blade, upon your collar. By then the alarm had been rung at {foe}’s house, and they were arming there for a kidnapping.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had carried {foe}’s mother home on your back, with nine drawn swords walking beside the two of you.',
      },
    ],
  },
  {
    key: 'samurai/course-the-god-in-the-pack',
    kind: 'course',
    of: 'carry',
    cast: { 'village/villager/people/priest/children': 'they' },
    openings: [
      'A sick village had hung a holy rope across the road, and took your bundle for its lost god. It had been told in a dream that the god would come back in a traveller’s pack. In the bundle was the string of {who}’s lute, which you needed at {where}, and the villagers wanted it. They knelt from ditch to ditch, and you could not go on.',
      'A whole village knelt in the road before you, and asked for the bundle in which you carried the string of {who}’s lute. Their shrine had lost its god, and they had been ill ever since, and somebody had dreamed of a bundle just so tied. You explained that you needed it at {where}. Nobody got up.',
      'An old priest met you on the road and led you into his sick village. There they took what you carried, the wrapped string of {who}’s lute, for the god that had been stolen from their shrine. They asked you to hand it over, and filled every lane on their knees, so that you could not leave.',
      'A sick village without a god was waiting for you, and believed that its god was in your pack. It was only the string of {who}’s lute, in its wrapping, and you needed it at {where}. The villagers begged for it, and had shut the road with bowls of rice, set down as for an altar.',
      'Villagers stood by the road round an empty shrine, and begged you to put inside it the wrapped string of {who}’s lute, which you carried. That was their lost god, they said, and without it they sickened. You had to take it on to {where}. Their children had taken hold of your sleeves and the hem of your coat.',
      'A village had barred the road with a holy rope, and asked for the small bundle on your back. The people were sick, and a dream had told them that their lost god would be carried by, wrapped. In it was the string of {who}’s lute, which had to go to {where}. They were sure that it was the god.',
    ],
    still: [
      'The villagers still knelt across the road, and wanted your bundle. They had moved the rope nearer by a yard.',
      'The people of the sick village still took your bundle for their god’s, and did not let you by with it. Someone had put a small cushion in the shrine.',
    ],
    givenUp: [
      'A travelling priest told the villagers that their god was somewhere else. They let go of your bundle, and you went on with it, and nobody bowed.',
      'The sick had to be carried home, and nobody was left to hold the rope. You stepped over it with your bundle, and had done the village no good.',
    ],
    later:
      'In that village the shrine doors stood closed, and had a new cord on them. The yellow papers had been taken down.',
    ways: [
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Let them pray to it and go on',
          description: 'All of them wish to pray, one after another, and you must hold it up the whole time.',
          success: [
            'You let them pray to your bundle, and then they let you go. They came by one after another and told it things. You did your best not to hear. When the last had been helped away your arms would not come down by themselves. The old priest lowered them for you, and untied the rope.',
            'You let them pray, and they asked for nothing more. It was agreed that a god may pay a call. They carried out the sick on shutters and set them where it could see them. You stood there like a post. Afterwards nobody asked for anything more; they merely wished it, and you, a good road.',
            'You let them pray to it and feed it, and were let go. Each of them had brought it something to eat, and somebody had to be seen to eat it. You got through a great many small dumplings on behalf of your bundle. Towards the end you were regarded with some awe; the people moved apart, and you walked off very upright.',
            'You held up your bundle until all had prayed, and they let you by. You had it on your head for the children, and on your knees for those who could not stand. There was no harm done to it. When you bowed in leaving the bows that you got back were deep.',
          ],
          failure: [
            'You let them pray, and your arms trembled, and they took it for a sign. Your arms began to tremble, and the trembling was taken for a sign. Now they were quite certain. They begged you to hold it so for a little longer, while somebody ran to tell the next village.',
            'You let them pray, and sneezed, and it was held to be an omen. You sneezed, and forty people fell on their faces. It took the priest a while to find out from his books what it meant. It meant, so far as he could tell, that the god did not wish to travel.',
            'You let them pray, and there was no end, for they brought the cattle. The cattle were led past singly, to be looked at. A calf ate one end of your sash, and after it the knot, and you had to go behind a hedge and be sewn up.',
            'You let them pray, and one old woman would not stop. She had a great deal to tell it, and she had been waiting for eleven years. Behind her the line had sat down. You shifted your feet, and were asked, please, not to fidget with the god.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'A lute-string in its wrapping had been prayed to once by a whole village, while you stood beneath it like a post.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell them plainly whose it is',
          description: 'You have to take away the hope of sick people, to their faces, and then ask them for the road.',
          success: [
            'You told them that it was {who}’s, and they lifted the rope. They looked at one another. They too were waiting for a thing to come home, said the priest, and knew how that is. Four men lifted the rope; two others walked ahead of you, for a whole day, to clear the way.',
            'You told them plainly whose it is, and they let you go. You were ready for stones. Instead a girl said that one cannot keep another’s god. She let go of your sleeve; and the rest stood up, with their hands on their knees, and told you by which path one gets on faster.',
            'You opened the wrapping and told them whose it was, and they gave it back. Nobody had reached out. They passed it with their eyes from the one end of the row to the other. The old priest tied it up again himself, with the knot that they use for gods, and untied the rope.',
            'You told them that it was no god, and they helped you on. You begged their pardon for not being what they had dreamed. That had not been expected, and one or two of them begged yours. They had a cart going toward {where}, with salt, which was not to leave for some days. It left then, and you sat on the salt.',
          ],
          failure: [
            'You told them that it was no god, and they did not believe it. They knew that it would say so, the priest replied; it always had been modest. They bowed lower than before, and moved up somewhat, on their knees.',
            'You told them whose it is, and could not prove it. A man at the back called out to ask where {who} had got it, then. You did not know all of the story, and it showed. Somebody fetched a longer rope; not against you, you were assured, only until one should have written to inquire.',
            'You told them, and made a child cry, and they would not hear more. You told them, and a child began to howl, and the whole village turned and looked at the child. After that it would have been no use to talk of ownership. You were the person who had made it cry, and they waited for you to put it right.',
            'You told them plainly, and an old woman fainted. She was the oldest of them, and you had explained it so clearly. They laid her down before the shrine, with her head toward your bundle, in case. Everybody felt that the discussion had better be continued at some other time.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You had told a sick village that your bundle was {who}’s, and they had lifted the rope for it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search for the god that they lost',
          description:
            'It has been gone for eleven years, perhaps down the shrine well, and {foe} makes use of the delay.',
          success: [
            'You found their god beneath the floor of the shrine, and they let you go. A rat had taken it for its nest, and had brought up on it some fifteen families. It was a bronze mirror. They wept, and showed you the path by which their smugglers go to {where}.',
            'You found their god in the well, and were free to go on. It was a round stone with a rope about it; a frightened priest puts things down a well. When you had been drawn up, blue, with the god in your lap, the priest’s widow laughed. Her sister cooked at {where}, and would leave a door on the latch.',
            'You found their god in the third field, as a boundary stone, and it was carried home. You turned it round, and it had a face. Somebody had hidden it there from soldiers, and had died. A charcoal-burner who owed it a leg told you how one comes on {where} from above.',
            'You found out who had taken their god, and brought it back. You looked in the one house without sickness. The old man who had borrowed it for his wife had not dared to return it. For that he told you what he knew: he had built the back stair at {where}.',
          ],
          failure: [
            'You searched for their god, and did not find it. You searched the shrine, the well and the hollow tree, and fell out of the last. While you were being rubbed with oil two men went by on the road at a good pace, wearing {foe}’s crest, who did not stop to pray.',
            'You found a god, and it was the wrong one. It belonged to the village across the stream, and had been missing there for some time. The two villages had a good deal to say to each other. It was all said round you, and {foe} had leisure meanwhile.',
            'You searched the well for their god, and the rope parted. The well was deep, and the rope came from a house with yellow paper on the door. You were wet through when it parted. It was the next village’s long rope that got you out; and whoever lent it told the whole road, {foe}’s riders too, who was down there.',
            'You searched the whole shrine, and found no god. You went through eleven years of dust with your fingers. There was an empty cushion, and a spider that had the look of a priest. They thanked you for the cleaning. A pedlar who had watched it with his head on one side took {foe} the story.',
          ],
          hurt: 'mishap',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'You had looked for a village’s lost god and brought it home, and somebody there told you of a way into {where}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Make them a god of its wrapping',
          description:
            'It must be done before forty pairs of eyes, without one false word, or they will keep everything.',
          success: [
            'You left them the outer wrapping for a god, and they let you go. A god, you said, lends its robe. You folded the cloth until it stood by itself on a cushion like something that has just sat down. The string went on in its inner cloth. To {foe}’s riders the village swore that it had stayed.',
            'You tied the outer cloth about nothing and set it in their shrine, and they were content. The god had never been seen, the priest had told you; one saw the cloth. The first of the sick asked for soup before you were out of sight, and they hid your track from {foe}.',
            'You gave them water that had been poured over the string, and it was enough for them. The bowl was put behind the doors of the shrine. It had touched a god, they decided. They lent you bearers to {where}; and when {foe}’s people rode up, nine villagers pointed in nine directions.',
            'You left them the cord of the bundle, with its knot, and it did for a god, and you could go on. You said what it was: a knot that has never come undone. They could do with that. They closed the doors on it, and closed a bridge after you too, so that {foe}’s men had to swim.',
          ],
          failure: [
            'You made a god of the wrapping, and a child saw through it. You folded it beautifully, and then a child asked what was inside. You could not say that there was something. They went very quiet; and the men at the back got up, and one of them rode to ask advice of {foe}, who was said to be learned.',
            'You set up the wrapping, and it fell in. The cloth fell in. It had stood for the length of a prayer, and then it sighed and lay down. They took it that the god was offended with you, and sent to the nearest great house, which was {foe}’s, for somebody who understood offended gods.',
            'You did it so well that they wanted to keep you. You did it so solemnly that they believed you a priest. Now they wanted you as well. It was while you were refusing a hat that a courier of {foe}’s looked over the hedge, and seemed glad to have found you.',
            'You began to make a god of the wrapping, and their old priest knew the trick and stopped you. He had been a conjurer, before he was called. He said nothing of it to the rest, only shook his head; but by the time that you had wrapped it all up again {foe} knew where it was.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Of your bundle you had left a sick village the wrapping, and they had made a god of it, and misled {foe}.',
      },
    ],
  },
  {
    key: 'samurai/course-the-ready-witness',
    kind: 'course',
    of: 'accused',
    cast: { 'man/witness': 'he' },
    openings: [
      'A man stopped you who earns his living by false witness, and wished to swear for you against {foe}’s charge. He would say that you had sat with him when the false order was sealed. If you would not have him, he was sorry, he must offer himself to {foe}. He had brought his own cushion.',
      'A witness by trade stopped you at a crossing, and offered to clear you of {foe}’s charge. He could have seen you a hundred miles from the seal, he said; it would be false, and it might be believed. He wished for an answer at once, because {foe} had asked for him too, to swear the opposite. The oaths stood on his fan.',
      'A man with a very honest face offered to swear that you sealed no false order, though he had never set eyes on you until then. {who}’s pledge would be safe, he urged. And if you declined, then {foe} had need of a false witness as well; he would be on his way there.',
      'A false witness had spread two documents on a bench by the road, alike, except that in the one you were guilty. He would learn by heart whichever you liked, and wished for your answer. You knew {foe}’s charge of the false order to be untrue, and he knew nothing at all; but {foe} had sent him a present of tea already.',
      'A man plucked you by the sleeve, and said that he would swear for you about the false order, against {foe}. He swore for money, and had seen nothing. He did it out of a liking for {who}, who was surety for you. Should you send him off, he added, he would have to swear for {foe}.',
      'The best false witness in six provinces came to you at a tea-stall, and had an account ready by which you were elsewhere. It would clear you of the false order. You had only to say that you remembered him; if you did not use him then {foe} was going to. His knees had calluses, from a great many courtrooms.',
    ],
    still: [
      'The false witness still waited for your answer, and if you went on without one he would swear for {foe}. He sat on the fresh side of his cushion.',
      'You could not leave the false witness unanswered, or {foe} would have him to swear against you. He was moving his lips, and it could not be made out whose part he was learning.',
    ],
    givenUp: [
      'The false witness rolled up his cushion and left you standing. You could not hold him, and went on with no witness more than before.',
      'A servant came to hire the false witness for another case. He bowed to you and went along, and nothing was settled, and you had your road again.',
    ],
    later: 'At that stall one might see a cushion, with a price on it. The man had sworn off, said the girl.',
    ways: [
      {
        ...does(['gift', 'charisma', 'easy', 'none'], {
          action: 'Treat him to tea and decline',
          description: 'It costs you the better part of the day in compliments, and he may still go to {foe}.',
          success: [
            'You declined with tea, and he did not go to {foe}. You said that you could not deserve such a witness. He saw what was meant, and sighed, and accepted the tea. In gratitude he did not go to {foe} that week but to a sister. You had come off no better than you were, with your name as clean as before, and as doubtful.',
            'You treated him to tea and declined, and he took it well. You praised his knees. It was seldom, he said, that anybody noticed the work in it. Over the third cup he forgot that he had been going somewhere; and when you bowed and went he was showing a tea-girl how a widow swears, and how an uncle.',
            'You refused him politely, and he did not go to {foe}. He took it for an engagement, thanked you, and had gone some way before he stopped. He did not turn back. One could see him in the road laugh, shake his head, and pick the one of two paths that did not lead to {foe}.',
            'You gave him tea and declined, and that was all. He drank, and told you of eleven innocent people whom he had got off, and of two others. You said that you would manage. The cups were rinsed. He wished you a stupid judge, as those of his calling do, and that was all that passed.',
          ],
          failure: [
            'You declined, and the witness took offence, and did not go. You declined, and he inquired by what amount. When he understood that it was the thing itself to which you objected he was deeply wounded. He had never been refused on such a ground. He wept, and the real tears were not as good as the others.',
            'You treated him to tea, and it was poor, and he thought of {foe}. The tea was poor. He put it down after one mouthful, with an expression that he used, you supposed, for perjury. At {foe}’s there was a better leaf, he believed, and he began to roll his cushion.',
            'You declined so politely that it was not understood. You were so very polite that you ended by asking him what he would have said. He told you, and the stall fell silent, and it was much more convincing than the truth. Several people nodded. You had to begin to decline all over again, to all of them.',
            'You declined, and neither of you could end it. You had thanked him eleven times, and he had thanked you twelve. Neither of you could go first. In the course of it a crowd had gathered which took him for your friend, and somebody asked him to tell about that day.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'Once you could have had the best false witness in six provinces, and had given him tea instead.',
      },
      {
        ...does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Ask him to swear only what is true',
          description: 'He has not done it for thirty years, and it may turn out to be of no use to you.',
          success: [
            'You asked him to swear what is true, and he found something, and was ready to swear it for you. On that day he had been at a barber’s, and had heard a servant of {foe}’s boast. He said it over. It sounded strange in his mouth, like another man’s teeth. He would say it to any judge, for nothing.',
            'You asked him to swear what is true, and he did it. “The truth,” said the witness, “has no shape.” {foe} had tried to hire him, he told you haltingly, three days before the charge was made. It was written down, and he signed his own name, which he had to ask himself for.',
            'You asked for the truth, and he named the one who did it. He knew the man, at cards, by sight, and had kept it for a better bidder. You got it for a bowl of noodles; and the girl of the stall and her mother heard it, so that there were three.',
            'You told him what you had in fact been doing on that day, and he found you four true witnesses. It was not to your credit. Nobody, said he, makes up a thing like that, and he went to find the people who had laughed at you. By the next post he had them, all sober.',
          ],
          failure: [
            'You asked for the truth, and he could only lie. He tried. He shut his eyes, and out it came, in good order, with the moon shining and a dog. There had been no dog. There had been none of it, you reminded him. He opened his eyes and looked really sorry; it was the only way he could do it.',
            'You asked for the truth, and what he had was of no use. The truth was, he said at last, that he did not know you from a gatepost. That was true, and he was ready to swear to it. You thanked him. He had several others of the sort, and they were no better.',
            'You asked for the truth, and he took it for a trick. He took it to be a new kind of lie, and wished to learn it. You spent a long time in explaining that there was no trick. He watched your hands the whole while, and a tea-girl watched the clock of her kettle.',
            'You asked for the truth, and it was one that he could not tell. You asked him to remember where he had been. It was a painful matter; he had been in another man’s house. He would have sworn to anything sooner, and rolled up his cushion, blushing to the ears.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'A man who had sworn falsely for thirty years had sworn the truth for you, and said that it had no shape.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find out who sent the witness',
          description: 'You must go through his lodging while he drinks, and he has a large brother who cooks.',
          success: [
            'You searched his lodging, and found that {foe} had sent him. There was a note in his spare cushion: he was to be found out as a liar on the second day, in the midst of your defence. You put it where {who} could show it to people; and {foe} had to think of something else.',
            'You found out by his new coat that {foe} had sent him. Its tailor’s mark was from {foe}’s street. His brother, who was chopping, told you what it was for, and wished that that fool would go back to carpentry. After that {foe}’s house sent for no more witnesses, having been laughed at by tailors.',
            'You found {foe}’s orders to the witness on the wall of his lodging. On one sheet was what he should say for you, and on another what he should say when he was shown to be a liar. You read the second aloud to him at the tea-stall, with the gestures. {foe} had been building on that for a month.',
            'You found {foe}’s tea in his room, and so knew who had sent him. A list of visits was tied to the jar: your name, two judges, a clerk. You went to each of them before he did. They were ready to be warned, and {foe} found them out when he called.',
          ],
          failure: [
            'You searched his lodging, and his brother caught you. The brother was in. He had a fish in the one hand. He did not ask what you were doing beneath the bed; he drew you out by an ankle, and sent to inform {foe} that his lodger’s room had been gone through, and by whom.',
            'You searched his room, and found nothing of {foe}’s. You found five notes from five patrons, all of them mean, and none of them from {foe}. While you were reading, the shelf came down. People are used to noise in that street. But the neighbour on the left side wrote, you learned, a regular letter to {foe}.',
            'You searched his room, and he noticed, and told {foe}. You turned over everything, and put it back in order, and the order was what betrayed you. He had never been tidy. He went to {foe} in tears about it, and there they advised him upon what could be made of a burglary.',
            'You fell down the stair of his lodging, and were found. A trunk stood at the bottom of the stair, and you at the top of it, in the dark. The noise brought the brother with a lantern. You had been looking for the privy, you said; and he replied, with some wit, that {foe} should hear that you had found it.',
          ],
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'It was {foe} who had sent you a false witness, to be found out in court, and you had found him out first.',
      },
      {
        ...does(['craft', 'charisma', 'hard', 'none'], {
          action: 'Draw up an oath that he cannot swear',
          description: 'So that he cannot swear for {foe} either, you must find the one thing that he will not lie by.',
          success: [
            'You wrote an oath by a drowned girl, and he could not swear it, and told your judges everything. He read it out in his fine voice. At the fourth line stood her name, stitched inside his collar too. “Not by her,” said the witness; and he told you what {foe} had ordered.',
            'You wrote an oath by the calluses on his own knees, and he could not swear it. He laughed, and then thought, and a change came over him; they were all the honest work he had ever done. He laid the fan with {foe}’s instructions in front of you, and you had only to copy down the ribs.',
            'You wrote an oath that he could not swear: “I shall be believed when I say this to my mother.” The tea-girl, who was his niece, put down her tray. He went out, and came back, and asked you what he might do; he knew of two more whom {foe} had hired, and he went and spoke to them.',
            'You left a blank in the oath for whatever he held holy, and he found nothing, and gave up lying. He sat over it until the ink had dried on the brush. Then he wrote all {foe}’s dealings with him, from the first jar of tea, and swore it on the blank.',
          ],
          failure: [
            'You drew up an oath, and he swore it without blinking. He swore it. He swore it standing, sitting, and with one hand on the kettle, by everything you had put there, and never blinked. It was a pleasure to hear. In that form, he said, it would do nicely for {foe}, and he thanked you for the draft.',
            'You wrote an oath by his father, whom he had hated. You had set down his dead father. He had hated his father, and spoke the line with relish. The stall applauded. He was going by way of {foe}’s, he told you, and might he say from whom he had it?',
            'You wrote an oath, and he ran with it to {foe}, and came back hired. You pressed him, and he grew pale, and it seemed that you had touched upon it. He asked leave to go outside. After some time a tea-girl went to look, and there was his cushion. When he came again {foe} had paid him something.',
            'You drew up a terrible oath, and he was delighted with it. The oath was so long and so terrible that a real witness, who had been going to speak for you, heard it and went home. The other was delighted with it. He knew exactly, he said, who would pay for such a thing.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had drawn up an oath that a hired liar could not bring himself to swear, and so learned what {foe} had ordered.',
      },
    ],
  },
];
