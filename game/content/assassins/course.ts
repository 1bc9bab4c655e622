import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/* Told by the clerk who took down your deposition, as are the other scenes: hands, paces and minutes are all on record. */
export const assassinCourse: readonly SagaSceneContent[] = [
  {
    key: 'assassins/course-parrot',
    kind: 'course',
    of: 'find-out',
    cast: { 'seller/bird-seller/shop': 'he', steward: 'he', parrot: 'it' },
    openings: [
      'In a bird-seller’s shop beside your road, which never shuts, you found a parrot that had lived for nine years in {foe}’s study and repeated what {foe} had said there. It knew where {foe} kept {who}’s drawing of the gun, and you wished to hear it. But {foe}’s steward was in the shop, to buy the parrot and wring its neck, and was only waiting for the seller’s price.',
      'A bird-seller at the roadside had {foe}’s old parrot for sale, and it talked in {foe}’s voice. For nine years it had heard {foe}’s secrets, and lately where {who}’s drawing of the gun is kept, which you had sworn to burn. {foe}’s steward was bidding for the bird, in order to kill it. You wanted to know what it knew before that.',
      'You came by a bird-seller’s shop, which never shuts, and a green parrot in it could tell you where {foe} hid the drawing that you had sworn to {who} to burn, for it had hung by {foe}’s desk. {foe}’s steward had come to buy it back and have it roasted. The seller had gone to look for a basket, and would be seven minutes.',
      '“Not so loud,” said a parrot in a shop that you passed, open at all hours, and it was {foe}’s own voice, to the cough. It had hung for years in {foe}’s study, and heard where {foe} keeps the drawing that you had sworn to {who} to burn. The bird-seller had it for sale. {foe}’s steward stood beside the cage, wanted it dead, and was haggling.',
      'For nine years {foe} had talked before a parrot, and then given it away; and you found it at a bird-seller’s by the road, where nobody sleeps for the noise, repeating what {foe} had said of the drawing that you had sworn to {who} to burn. There was more to come. {foe}’s steward was in the shop as well. He wanted to buy it and kill it, and was only waiting for a lower price.',
      'You heard {foe}’s voice in a bird-seller’s shop, open at any hour, as you went by, and it was a parrot. It had been {foe}’s for nine years, and began to say where at {where} the drawing lay that you had sworn to {who} to burn. {foe}’s steward had both arms round the cage. He would carry it off to be killed as soon as the seller named a price.',
    ],
    still: [
      'The parrot still sat in its cage, the steward was still bidding for it in order to kill it, and you would not leave the shop before you knew where {who}’s drawing lay.',
      'The steward had not been sold the parrot yet, and it was the only one that could tell you where {who}’s drawing lay, so that you stayed. It had bitten him twice.',
    ],
    givenUp: [
      'The steward paid the bird-seller his price and carried the parrot off under his cloak. You were left before the shop, knowing what you had known already, and went on.',
      'The bird-seller shut up his shop, and {foe}’s steward walked away with the cage on his shoulder. You had not heard the secret. Nobody hindered you, and you took your road again.',
    ],
    later:
      'A green feather of the parrot’s lay in the bird-seller’s doorway, and the shop was hung with siskins, who knew nothing.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Listen until the parrot has told everything',
          description: 'It costs you most of a day among seed-husks, and the steward hears whatever you hear.',
          success: [
            'You listened until the parrot had told everything, and then the steward bought it. “Shut the door,” it had said, two hundred and six times, and then “Shut the other door.” So you had learned that there were two. It was little enough.',
            'You sat by the parrot until the steward was gone. He had been abused in {foe}’s voice for eleven minutes, and walked out without the cage. The bird had nothing further to say about what you sought, and you were only a little wiser.',
            'You heard the parrot to the end. It had three remarks about soup and one about {where}, and that you had known already. Still, it was something to have it confirmed. The steward paid for the bird after that, and let it live, since it was so dull.',
            'You listened for five hours, until you could have done {foe}’s cough yourself. You did it then, and the steward stood up and ran out to look for {foe.him}. There was no more to be had from the parrot, and you walked off.',
          ],
          failure: [
            'The parrot asked “Who is asking?” and you told it, and learned nothing yourself. The steward was writing down your half of the talk. The bird-seller had still not named a price.',
            'You listened to the parrot, and it only listened to you. By the end it had your own trick of clearing the throat, and had said nothing in {foe}’s voice.',
            'You listened, and the parrot said the litany of all the saints. The seller covered the cage at the letter M. He uncovered it again later, but you had heard nothing about {foe}.',
            'You leaned too near, and the parrot shouted in your ear, with {foe}’s rage, so that you heard only bells after that. Whatever it told the steward was lost on you.',
          ],
          toward: 'neither',
        }),
        won: {},
        lost: {},
        remembered: 'You had sat most of a day among seed-husks to hear a parrot speak in {foe}’s voice.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Talk the bird-seller out of selling the parrot',
          description:
            '{foe} could not be sure then what it tells, but the seller has a daughter to marry, and the steward holds out silver.',
          success: [
            'You talked the bird-seller out of selling the parrot, and the steward was shown the street. You had asked him what it was called as a chick. {foe} did not dare for days to go on with anything that had been said in front of it.',
            'You told the bird-seller that the parrot was to be roasted, and he drove the steward out with a net. He had had it from the egg. {foe} did not know what it was telling, nor to whom, and put off three appointments.',
            'The bird-seller kept the parrot, for his daughter. A bird with {foe}’s secrets, you had pointed out, is a dowry, and one that has been eaten is a pie. {foe} could do nothing but send to ask what it had said, and lost days by that.',
            'You asked the bird-seller who would be left that had heard it, when the parrot was silenced, and he would not sell after that. The cage was put in a church, where {foe}’s people could not come at it, and wasted the better part of a week.',
          ],
          failure: [
            'You praised the parrot so much that the seller doubled his price, but not that he refused to sell. The steward sent for the rest of the money. {foe} was told at the same time who else wanted it.',
            'The bird-seller wept at what you said, and would sell to the steward all the same. He would only keep it until it had been fed. {foe} was sent word of who had come to plead.',
            'You had nearly persuaded the seller when the parrot spoke, in your voice, and said what you had told a friend. He laughed. The steward wrote it down for {foe}, and went on bidding.',
            'The seller is deaf, and you had talked for nineteen minutes to the wrong ear. The steward had been speaking into the other, of ducats. A boy was on his way to {foe} for the money, with a description of you.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A bird-seller had been talked out of selling to {foe} the parrot that knew too much.',
      },
      {
        ...does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Give the parrot an almond for each word',
          description:
            'It takes the almond and a piece of the finger, and you must hear past the pain what it says of {foe}.',
          success: [
            'The parrot told you what it knew, for nineteen almonds, and bit you for each. Set in order the words made a sentence in {foe}’s voice, about {where}. It was the half of the secret that you had not got; and the steward could have the bird now.',
            'You asked the parrot, with almonds, for what it said lowest, and so you learned what {foe} had kept secret. It was a name and a shelf. You had both before the steward had counted out his money.',
            'For almonds the parrot gave you everything, and last of all what {foe} used to say on going up to bed. It was where to look, to the very stair. You let the steward take the cage, as it had nothing more to tell.',
            'The parrot forgot itself over a hard almond, and there came from it two people: {foe}, and another who went through the secret point by point. You wrote it all upon your cuff. The steward had been asleep, and you left him to his bargain.',
          ],
          failure: [
            'The parrot ate thirty almonds and said “Thank you”, and told you nothing. The thirty-first was your thumb. The steward laughed, and the cage stood where it had stood.',
            'You had a word from the parrot for each almond, and bled; and read together they were a grocer’s bill. {foe} had been used to dictate it there. You had not come to the secret.',
            'The parrot was sick from your almonds and said nothing. One does not think of that with a parrot. The seller held that you had done it on purpose, and so did your finger.',
            'The parrot took your almond and gave it to the steward. They had known each other for nine years. You were bitten in passing, and had not one word for it.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'For almonds, and a part of one finger, a parrot had told you what {foe} used to say before it.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Teach the parrot a lie to tell {foe}',
          description:
            'The steward would carry the lie home with it, but you have seven minutes, and he must be looking elsewhere.',
          success: [
            'You taught the parrot a lie, and while it practised it told you the truth that it was leaving off. The steward bore home a bird that accused him of treason. {foe} heard it, and stopped all errands for a week.',
            'The parrot learned your story, and put you right on a name in it, which was what you had wished to know. It went home with the steward. There it announced that all was known and sold to Venice, and {foe} burned three plans on the strength of that.',
            'You and the parrot exchanged words, one true for one false, until you had nine of {foe}’s. You had had to bow to it first. {foe} got it back from the steward, believes the other nine, and has been acting upon them.',
            'You taught the parrot the word “Already”, and it put that behind everything that {foe} used to say. So you heard the whole of it. {foe} heard from the same bird that it was all done already, and for some days nobody could be got to go out.',
          ],
          failure: [
            'The parrot learned your whisper, with the reasons, and not the story. The steward had it said over to him twice. {foe} was sent a copy, and the bird was no use to you so far.',
            'You gave the parrot a story, and it added, loudly: “So said the spy.” The steward bowed to you. {foe} was told of it by a boy, and laid on two more men.',
            'You tried to teach it in {foe}’s voice, and overdid the cough. The parrot coughed as it should be done, and called the steward by his Christian name until he came, with a pencil. He reported you to {foe}.',
            'The parrot had your lie by heart, all but the last word, and a boy in the shop taught it the true one. He was {foe}’s. You had to leave off, and {foe} soon knew what you were about.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A parrot had gone home to {foe} with what you taught it in seven minutes, and was believed.',
      },
    ],
  },
  {
    key: 'assassins/course-pawned-key',
    kind: 'course',
    of: 'protect',
    cast: { porter: 'he' },
    openings: [
      '{who} lay hidden from hired killers in a house by your road, behind an iron door, to which you had one key. The porter of the house had pawned the other, and confessed it to you at the door. {foe}’s people had been seen at the pawnshop, to redeem it and come in. Something had to be done about the door before they came.',
      'Only two keys opened the house by your road in which you had hidden {who} from hired killers, and you had the one. The porter had the other. He stood before its door and wept: he had pawned it for nine days’ bread, and the pawnbroker dines with {foe}. {foe}’s people would have it soon, and then they could walk in and kill {who}.',
      'You came to the house in which {who} was hidden from hired killers, and its porter told you that he had pawned his key to the door, and wished you to strike him. {foe} had heard that it lay in the pawnshop and had sent there. You had perhaps an hour in which to do something about the door, or the key.',
      '{foe} was about to get a key to the house by your road where {who} lay hidden from hired killers. The porter had pawned his, for a debt of eleven coppers, and he admitted it to you before the door. {foe}’s people watched the pawnshop from both ends of the street. Whoever redeemed it could walk in and earn the price upon {who}’s life.',
      'The porter of a house by your road had one key too few: that to the door behind which {who} was hidden from hired killers. He had pawned it, he owned, to bury his wife. {foe} knew that it lay in the pawnshop and had sent a clerk for it. The porter stood with you before that door and did not know what to do.',
      'In a house by your road {who} was hidden from hired killers, and its porter came running to you: for a sack of meal he had pawned the key to the door. {foe}’s people were on their way to the pawnshop to redeem it and come in. The porter knelt down at the door and asked what you were going to do. You asked him to leave off kneeling.',
    ],
    still: [
      'The porter’s key was still in the pawnshop, where {foe}’s people could get it and come in to kill {who}, and you could not go away from that. The porter leaned against the door.',
      'Killers in {foe}’s pay were on the way to the pawnshop for the key, and you could not leave {who} behind a door that they would open. You had nothing settled.',
    ],
    givenUp: [
      '{foe}’s people redeemed the key, and found that the porter had nailed a beam across the door. It held without you. You went on your way, and had been of little use there.',
      'The porter’s sister redeemed the key and brought it home in her apron. So {foe} did not get it. Nobody thanked you, and you took up your road again.',
    ],
    later: 'The pawnshop where the porter’s key had lain had a card in the window now: no questions as to doors.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit against the door yourself',
          description: 'It costs you your sleep, and keeps {who} safe only for as long as you do not nod.',
          success: [
            'You sat against the door, and nobody got in. You had a thread from the handle to your thumb. Once a key was put in, felt you, and was withdrawn with a murmur of apology, and then {foe} gave it up. {who} was as safe as before.',
            'You and the porter kept the door together until {foe}’s people were tired of waiting. In nineteen hours you had the history of his marriage. He believes that it was the sound of his voice that kept them off.',
            'You sat across the doorway, and somebody of {foe}’s came, counted four legs, and went away for good. You had not moved. You could not have; both of yours had gone to sleep.',
            'You held the handle of the door from within, and when it was turned from without you turned it back. So it went to and fro, like two people being polite, until {foe}’s man was tired of it and threw the key away.',
          ],
          failure: [
            'You fell asleep before the door, and when you woke there were wet footprints up to it. {who} was not hurt. {foe}’s man had looked at the lock, and would come back with the key.',
            'You sat for ten hours in front of that door, and then a child showed you that there was a window. It had to be nailed up. The key was still out, and you were too tired to sit any longer.',
            'You were called away from the door by a monk, and when you came back somebody had measured the lock. The monk was not one. {foe} knew now where you sat, and when you could be made to get up.',
            'You drank some soup before the door, there was poppy in it, and you slept sitting up. A kind lady had sent it. She walked by you, tried the door, and had not the key yet.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had sat before {who}’s door, to which {foe} could have had the key, and nobody had passed it.',
      },
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Wall up the door with the porter’s help',
          description:
            'The key is of no use then, but it is two tons of stone, and you yourself will have no quick way in.',
          success: [
            'You and the porter walled up the door, and {foe}’s people came with the key and found a wall. They asked him what had been there. “A wall,” he said; and it was the first time that he had kept a secret. {who} was safe from that side.',
            'You built up the doorway, and put a saint in a niche where the lock had been. {foe}’s people tried the key in him in four places. {who} was the safer for it.',
            'The porter had been a mason’s boy, and with him you walled the door up so well that it looked three hundred years old. Those who came with the key went away to consult a plan. {who} was safe behind it.',
            'You walled up the door from within, and heard {foe}’s people on the other side ask each other what had become of it. They had the key with them. They never came back.',
          ],
          failure: [
            'You had nearly walled up the door when the porter’s dinner was found to be behind it, and you took the wall down again. There was no more lime for that day. The key was still to be had.',
            'Your wall fell upon you before it was done, and the door was as open as before. You held the eighth row in your arms like a bride until the porter had found somebody tall.',
            'The wall that you built before the door fell down again, as the porter had mixed it with sea-sand. It fell for the most part on your feet.',
            'You walled up the door very handsomely with yourself inside, and had to break it all down to get out. So there was only the lock again, and the porter with his stones.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You and a porter had walled up {who}’s door, and {foe}’s people had come to it with the key.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Rob the pawnshop of the key',
          description:
            'There are six hundred keys on the wall, a dog beneath, and watchers at both ends of the street.',
          success: [
            'You stole the key out of the pawnshop, and left the key of the watch-house in its place. The porter is a heavy man, and you knew his by its being bent. {foe}’s people redeemed the other, and spent two days in the watch-house explaining.',
            'You found the key among six hundred, as somebody had lately pressed it into wax and polished it. You took the key, and the wax as well. {foe} had to begin again from nothing.',
            'The dog in the pawnshop had once been a porter’s, and led you to the key. You brought it away in a loaf of bread. {foe}’s men let the loaf go by, and went on for a week guarding six hundred keys less one.',
            'You had the key from the pawnshop before {foe}: it was inside a fiddle. {foe}’s clerk shook that fiddle for an hour, for something that did not rattle any longer.',
          ],
          failure: [
            'You had your hand upon the key when a clerk of {foe}’s took hold of it too, and a pawnbroker came down and hung it up again. Nobody could have it without a ticket. {foe} was writing one.',
            'You were held by the dog, for two hours, and did not get the key. {foe}’s man stood outside and saw it. He had come without enough money, and went to fetch it.',
            'You robbed the pawnshop of the wrong key; it fits, we have found, a poor-box. The right one still hung there. {foe}’s people had counted the keys and set another man to watch.',
            'You fell into the pawnshop’s window among the spoons, and its watchers came, so that you had to leave the key on its hook. {foe} was told how you had gone about it.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'Out of six hundred keys in a pawnshop you had taken the one that {foe} was about to redeem.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'slight'], {
          action: 'Set a trap in the lock of that door',
          description:
            'It is for whoever comes with the key, but its spring is like a mule’s jaw, and you must fit it with your thumb inside.',
          success: [
            'Your trap in the lock caught {foe}’s man by the hand, key and all, and he had to be cut out by a smith. He was there for eleven hours with nothing to do but talk. The porter had it all written down, and {who} was safe.',
            'You changed the lock so that the key opened another door, and four of {foe}’s people let themselves into a cistern with it. They were drawn up in a bucket, one at a time, and named who had sent them. {foe} could hire nobody for weeks.',
            'You put a fire-bell into the lock, and when {foe}’s key was turned it rang. It was {foe} in person who turned it. The whole quarter came out in its shirts with pails, and nobody has gone near that door since.',
            'You put the spring of a crossbow into the lock, and it threw out the key, with {foe}’s man behind it, by a window. Nothing more was tried upon {who} from that side.',
          ],
          failure: [
            'The trap sprang while your thumb was in it, and the lock hung open. It was some time before a smith had shut it again, and somebody had been in and had stabbed {who}, though not to the death.',
            'Your trap in the lock caught you, when you went in to see to {who}. You were eleven hours in it. In that time somebody had been there by the window, and had wounded {who}.',
            'Your trap was too stiff: {foe}’s man tried a picklock in it, got the door open, and had time to wound {who} before the porter came. You had to take the spring out again.',
            'You put the lock together, and one piece was left over, so that the door stood open behind you. Somebody had walked in, and {who} was wounded when you came to shut it.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had made of an honest lock a trap, and {foe}’s key had been turned in it.',
      },
    ],
  },
  {
    key: 'assassins/course-small-client',
    kind: 'course',
    of: 'avenge',
    cast: { 'daughter/girl/child': 'she' },
    openings: [
      '{foe}’s daughter, who was about eight years old, sat down on your boots while you rested, with a box upon her knees, and wished to hire you. You had sworn to {who} to make {foe} own whom {foe.he} had hanged, and you were to let {foe} alone for what was in the box. She would not get up until there was an answer.',
      'A child of eight had walked nine miles by herself to buy you off, and she was {foe}’s daughter. She had learned what you had sworn to do to {foe}, for {who}. In her box were a thimble, four coppers and a tooth, and you might have them if you let {foe} alone. She had hold of your sleeve until you should say yes or no.',
      '{foe}’s daughter put a box in front of you, as the price of {foe}’s safety. She was eight, and had heard of your oath to {who}. In it were a thimble, a dead beetle, four coppers and a milk tooth. You might have walked on; but she had tied your boots to the bench on which you sat, with a good knot.',
      'A girl of eight asked whether you were the one who had sworn revenge, and you said that you were. She was {foe}’s child. All things can be bought, {foe} had told her; so she set down a box with everything that she had, and wanted {foe} let alone. You had given {who} your word, and she would not let you by.',
      'The shortest person who ever tried to hire you was {foe}’s daughter, who stood with both arms out before you. She knew that {foe} had done something to {who}, and that you had sworn revenge for it. She did not dispute it. She wished to pay for it herself, in thimbles, and you were to say how many.',
      '{foe}’s little daughter came up to you with a wooden box and asked what you would charge for not hurting {foe}. She had heard of your oath to {who}. She turned the box out upon your knee, a thimble and four coppers, held on to your cuff, and waited for you to count it and say yes.',
    ],
    still: [
      'The child still sat before you with her box and wanted {foe} spared, and would not let you go on.',
      '{foe}’s daughter had still no answer, whether you would let {foe} alone for what was in her box, and she kept you there for it. She had set the four coppers in a row and then in a square.',
    ],
    givenUp: [
      'A nurse came running for {foe}’s daughter and carried her home, box and all. The girl had not had her answer, and you were free to go on.',
      'The child packed up her box, and said that she would ask somebody better. A groom of {foe}’s, who had been looking for her, lifted her on his horse, and you could go.',
    ],
    later: 'On the bench where {foe}’s daughter had sat lay a milk tooth, with a thread round it.',
    ways: [
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Let the child say all that she wishes',
          description: 'It takes as long as she likes, and you will not be able to hate {foe} so simply again.',
          success: [
            'You let {foe}’s daughter speak for forty minutes, and then she let you go on. You learned that {foe} sings, and does the voices of all the animals except the duck. You did the duck for her. Nothing was promised, and your oath stood as before.',
            'The child told you in a whisper that {foe} has bad dreams, and when she had told you all of it she let you pass. She had not meant it for a plea. You went on with your oath, and with one thing more than you had come with.',
            'You heard the child to the end, and what she really wanted was to be told on what day it would be, so as to be at home. You said that you could not tell her. She seemed to think this honest, and let you by.',
            'You went through the box with her, thing by thing, and she came to see that it was not enough. She would have to think, she said. You saw her a part of the way home, and nothing was decided.',
          ],
          failure: [
            'You let the child talk, and she only looked at you, with {foe}’s eyes, for a quarter of an hour. You are not prepared to tell the court what you then said. It was no answer, and she did not move.',
            'She cried at the second sentence, and so you could hear nothing of it. You held the box for her. It is on record that you said “There, there,” and to no effect.',
            'You yawned while the child was speaking, and she took it for an answer and would say no more. She did not let you go either. It was long before she would look at you.',
            'A pedlar came by, and the child had to tell it to him from the beginning, and then he told her his own troubles. They were both in tears, and you had been asked to keep quiet. Nothing was settled.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered: 'You had let a child of {foe}’s say all that there was to be said for {foe}.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Draw up a contract with the child',
          description:
            'She may do something for your oath in place of paying, but you must bind yourself in writing, and she has been brought up among notaries.',
          success: [
            'You made a contract with {foe}’s daughter: she was to ask at table, aloud, what was done to {who}. She read it twice and struck out “aforesaid”. She asked it over the soup. From that table it got about, and you were nearer to your oath by it.',
            'You agreed with the child, for the thimble, to do nothing to {foe} from behind; and she told you where {foe} is to be found in front. It was put in writing. She let you go on, and you knew more than before.',
            'You and {foe}’s daughter signed a contract of nine clauses, and sealed it with the beetle. She was to find out whether {foe} was sorry. Before long you had from her all that {foe} says about {who}, with the lies underlined.',
            'The child agreed in writing that {foe} should have one fair chance to say what was done to {who}, and carried your offer home in her shoe. {foe} has not been easy since. An uneasy person, you told the court, forgets to lock doors.',
          ],
          failure: [
            'You could not agree with the child: she asked what “without prejudice” meant, and when you had explained it she would not sign. She kept the box on her knees.',
            'You had written seven clauses when {foe}’s daughter pointed out that the last undid the second. She tore the sheet across, politely. She still wanted an answer.',
            'You had no ink but red, and the child would not sign in red. She got under the bench, and it was an hour before she came out. The box was there as before.',
            'You had signed the contract with another person’s name, from habit, and she saw it, and would not have it. It was the first thing about you that she had not liked. You would have to answer her in some other way.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You had made a contract with a child of eight for {foe}’s sake, and been held to it.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Take the child home over walls and roofs',
          description:
            'She may show you the way in, but is heavier than she looks, and lives in the best-watched house in the province.',
          success: [
            'You carried {foe}’s daughter home over the roofs, and she showed you how one gets in without leave: a shutter, a vine, a step that must be missed. She had never told that to anybody. You put her to bed, and left by the way that you now knew.',
            'You ran with the child along the ridge to {foe}’s house, and she lifted a latch with a wire from her sleeve. So you saw how it is done. For about four seconds you felt, you told me, like a thief, and then you counted the bars.',
            'You brought her home past {foe}’s sentry, who saw her against the sky and waved. He sleeps after honey-cakes, she told you. You handed her in at her window, and it was a window that you could use again.',
            'The child had you put her down on the nursery chimney, which has rungs inside, and no grating. It goes behind every wall in {foe}’s house. She climbed down ahead of you, to show you where it is narrow, and so was home.',
          ],
          failure: [
            'You stepped on a loose tile, and the child shrieked, with delight, and all {foe}’s windows were opened. You had to climb down again with her. {foe}’s guard was doubled.',
            'You could not get her home by the roofs, as she had been missed, and every lamp was lit. It was cried that you had stolen her. You both sat behind a chimney, and came back to where you had started.',
            'The child fell asleep on your back, and you had to go down into the street with her, past three of {foe}’s men. They had a good look at you, and one had a stick. You ran with her, and she woke on the bench where she had begun.',
            'She could not find her own house from above, and at the third that was not hers you were beaten with a broom. {foe} heard of it. You took her back, and she asked you her question again.',
          ],
          toward: 'for',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had carried {foe}’s daughter home over the roofs, and she had shown you how one gets in.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Tell the child what {foe} did',
          description:
            '{foe} hanged {who}’s father for another man; you say it to a face that is turned up to you, and can never take it back.',
          success: [
            'You told {foe}’s daughter what {foe} did to {who}, in eleven sentences, and she went home. She would neither eat nor speak until {foe} had told her the same eleven. It took three days, in which {foe} gave no orders whatever.',
            'You told the child who {who} was, and what {who} had lost, and she saw that you had cause. She went and put it to {foe} at each meal that {foe} should say so. Two of those who served at that table came over to you.',
            'The child heard the whole of what {foe} had done, and found your oath fair. She picked up her coppers, one at a time. She told {foe} that she had been to see you and that you were right; and {foe} shut up the house for a week.',
            'You told her everything, with her hand in yours, and she asked what {who} likes to eat. A basket went there, from a child, with a note. {foe} was shown the answer, and recalled a man who had been sent after you.',
          ],
          failure: [
            'You told the child what {foe} did, and heard that you were enjoying it, and so did she. She stepped back from you with the box held in front of her. You could not think of your oath for some time without seeing that.',
            'She put her fingers in her ears before you had told her all of it. You went on. {who} heard of that, and said that it was not for this that you had been sent.',
            'The child did not believe a word of what you told her, and was sorry for you. You must have had it from somebody unkind, she said, and patted your hand. For some days you hardly believed it yourself.',
            'You told her all that {foe} did, and she said that she had done it, and held out her wrists. You could not go on from there. It took a good deal of the strength out of your oath.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had told {foe}’s child to her face what {foe} did, and she had not called it unfair.',
      },
    ],
  },
  {
    key: 'assassins/course-two-bundles',
    kind: 'course',
    of: 'carry',
    cast: { canon: 'he' },
    openings: [
      'On a bench by the road you and a canon had taken each other’s bundle by mistake, for they were wrapped in the same brown cloth. He had {who}’s flask with the seven drops; you had the finger of a saint. When you came to his church in the next town he was showing your bundle to four hundred people, to be kissed as a relic. You had to have it back.',
      'A canon had taken your bundle by mistake and left you his, in which was a saint’s finger. {who}’s flask with the seven drops now stood, wrapped up, upon an altar before a full church, and people knelt to it in rows. They took it for the relic, and you had to have it back. Nobody was to touch it before the blessing, and least of all a stranger.',
      'The flask that you had sworn to bring to {where} was on an altar, in its bundle, and a priest was blessing it. He was a canon who had sat down by you on the road and taken the wrong bundle; in yours was the finger of a saint. He would soon have it walled in for good. And a man in {foe}’s colours was pushing forward to look at it.',
      'You untied your bundle, and in it lay a saint’s finger. The canon to whom that belonged had gone off with yours, and was holding up {who}’s flask with the seven drops before a church full of people, for a relic. You wanted it back; and he could not be told so aloud, with {foe}’s man among those who knelt.',
      'You came after your bundle into the crowded church of a town, and a canon had it on the altar. You had both sat on one bench by the road, and each had taken the other’s. He was showing {who}’s flask, in its cloth, as a saint’s relic, and you wanted it back. You stood at the back with the real one, a finger, in your shirt, and were not let through.',
      'You and a canon in a hurry had met on the road, and each gone off with the other’s bundle. In his was a saint’s finger, and in yours {who}’s flask with the seven drops. When you caught up with him it was on a cushion in his church, and four hundred people were in line to kiss it. {foe}’s man was ninth from the front, and would know what it was.',
    ],
    still: [
      '{who}’s flask still lay in its bundle upon the canon’s altar, where four hundred people knelt to it, and you could not go on to {where} without it. You had the saint’s finger in your shirt.',
      'The canon had not given your bundle back, and the boy at {where} would not be cured without the seven drops that were in it. Incense hung over the whole line of people.',
    ],
    givenUp: [
      'The canon saw his mistake when the church was empty, and sent your bundle out to you, for the finger. {foe}’s man had watched all of it, and you left the town quickly.',
      'A verger took the saint’s finger from you at the church door, and threw your bundle after you. You had it again, with nothing gained, and went on toward {where}.',
    ],
    later:
      'In the canon’s church there was a new silver case with the saint’s finger in it, and a card to say that it had been on a journey.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Kneel in line until your turn',
          description:
            'At the altar you may change the bundles, but it is two hours on your knees upon marble, behind a man of {foe}’s.',
          success: [
            'You knelt in line until your turn came, and changed the bundles as you kissed. The man in {foe}’s colours had fainted from the incense. You had your own again, the saint’s finger lay in its place, and nobody was the better or the worse for it.',
            'By the time that your turn came the canon slept on his feet, and you took your bundle back. It was four hundred people, and each had a sister to be prayed for. You left him the finger, and had lost only the two hours.',
            'When you came to the front the canon looked at what he held, and at what you held, and grew very red. He gave you yours as if it had been a blessing. Neither of you has spoken of it.',
            '{foe}’s man kissed your bundle with his eyes shut and went by, and when your turn came you took it back. He had a bad ear, and had come on that account. The finger stayed, behind a yawning acolyte.',
          ],
          failure: [
            'The rail was closed two places before you, and you did not reach your bundle. It would be shown again, you were told, when they had dined.',
            'Your knees gave, and you were carried out of the line and laid in a row with others who had fainted. An old woman fanned you. When she let you up the line was as long as before.',
            'You laughed in the line and were put back to the end of it by a verger. It was the finger’s doing, which had got beneath your arm.',
            'You had knelt for two hours in the wrong line, which went to a boy with a plate. The one to the altar began elsewhere. You had not got any nearer to your bundle.',
          ],
          toward: 'neither',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had knelt two hours upon marble to get back {who}’s flask, and left a saint’s finger for it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the canon whose finger you have',
          description: 'He must hear it in the middle of his Mass, from a stranger, and not cry out.',
          success: [
            'You sang to the canon, in the responses, that you had his saint’s finger, and he gave you back your bundle in the vestry. He answered in the same mode that he was ruined, and you sang that he was not. From gratitude he showed you a short way to {where}.',
            'You told the canon that the saint was in your shirt, and was cold, and he believed you. He announced a procession. Your bundle was carried out with all honour, given back to you behind the church, and the parish saw you the first league of the way.',
            'The canon understood you at once and turned the colour of his candles. He sent his people round a pillar, and you made the exchange in the pulpit. He knew of a carrier, besides, who goes to {where} and asks nothing.',
            'You made the canon look down, and he saw the finger, went on with the Latin, and pushed your bundle to you under the altar-cloth. Then he prayed aloud for those upon a journey, and had the great gate opened for you.',
          ],
          failure: [
            'The canon heard the word “finger”, and held out his own to you to be kissed. You kissed it, and were moved along by a verger. He had understood nothing, and your bundle stayed upon the altar.',
            'You whispered to the canon’s deaf side, and he took it for a request to his choir. They sang for you, with all eleven verses. He did not give the bundle back.',
            'The canon understood, and would rather not know. A man had that minute thrown away his crutch. You were to keep the finger for as long as you liked, he told you, and he would keep the other.',
            'You had just begun to tell the canon when the bell was rung, and he went on his knees, with four hundred more. You alone stood up, with your mouth open. He had not heard you.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You had let a canon know, before four hundred people, that he was holding up the wrong bundle.',
      },
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Help to carry your bundle in procession',
          description:
            'On its way about the town you may change it, but the litter is as heavy as a bell, and drunkards carry it with you.',
          success: [
            'You carried the litter with your bundle on it, and steered it to the door of {foe}’s own agents, and set it down there. Four hundred people knelt before that door for two days. You left with your bundle from among the flowers, and the finger in its place.',
            'As a bearer you walked the litter into a fish-pond, and the others let go of it. {foe}’s man, who had followed with his hand out, went in and caught a fever. You had your bundle in your arms, and put the finger on the cushion.',
            'You were the only bearer who was sober, and when the litter ran away downhill you ran beneath it. It went through {foe}’s people as a ball goes among skittles. You had changed the bundles before they had sorted out their legs.',
            'You bore one pole and the man in {foe}’s colours another, and on a stair you let him have the whole weight of it, while you changed the bundles. Then you let down your end. He was eleven days in bed, and nobody was sent in his room.',
          ],
          failure: [
            'You took a pole of the litter, and another bearer sat down, and your bundle fell. You threw yourself beneath it and broke the fall, but not all of it. The canon dusted it and put it back upon the altar.',
            'You carried the litter until your shoulder gave way, and your bundle was jolted upon it like a pea. It was five times round the town. It came back to the altar the worse for wear.',
            'Two candles fell over on the litter, and your bundle caught fire at one corner before you had put them out. The drops in it had felt that. The canon carried it back to its cushion himself.',
            'The litter’s bearers fought about who should go in front, and a dog got hold of your bundle. He was made to give it up to the canon, but it had been bitten. It lay on the altar again, and you had not got it.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had borne a pole of a saint’s litter about the town, with {who}’s flask among the flowers.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'slight'], {
          action: 'Change the two bundles under cover of smoke',
          description:
            'There are four hundred pairs of eyes and one breath of smoke, and you must swing a hot censer yourself.',
          success: [
            'You swung the censer round the altar until nobody could see, and changed the bundles. The man in {foe}’s colours kissed a finger with great attention. He reported to {foe} that you carry bones, and all the search since has been for bones.',
            'You put the whole box of incense on the coals, and in the smoke you took your bundle and left the finger. {foe}’s man had had a hand out as well. He ran with what he found in it to {foe}, and it was a verger’s dinner.',
            'You threw the smoke to one side, and your hand was out under it and home with the bundle. A woman cried “It moved!” It had. {foe}’s searchers said that it was a trick, and were mobbed as heretics.',
            'You changed the bundles while every head was bowed, and only a child saw it, looking up between her fingers. You winked. She has never told; and she brought down {foe}’s man for you, in the aisle, with a skipping-rope.',
          ],
          failure: [
            'You swung the censer, and its chain broke, so that there was no smoke where you needed it. It came down upon the man in {foe}’s colours. He looked at your other hand, and you had to leave the bundle where it was.',
            'In the smoke you changed the bundles, were not sure of it, and changed them back. {foe}’s man had watched you at the rail. He wrote it to {foe}, and yours was upon the altar as before.',
            'You sneezed, the smoke was blown off you, and you had to put your bundle back before four hundred people. One of them was {foe}’s man. He took a note of it.',
            'It was strong incense, and you saw four bundles and changed the two that were not there. {foe}’s man saw what you were about. The real one lay upon its cushion.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Under cover of incense you had changed a saint’s finger for {who}’s flask, and four hundred saw nothing.',
      },
    ],
  },
  {
    key: 'assassins/course-nine-hands',
    kind: 'course',
    of: 'accused',
    cast: { 'embroideress/witness': 'she', 'liar/man/person': 'he' },
    openings: [
      'An old embroideress, who is quite honest, met you on her way to swear against you. Through a shutter she had seen two hands poison the judge’s chessman, for which {foe} accuses you, and she thought that they were yours; but they were not. She stopped you and asked to see your hands. A hired liar hung about too, and offered to swear for you, for a fee.',
      '{foe} accused you of the judge’s death, and now there was a witness: an old embroideress who had seen the hands that did it, through a shutter. She thought that they were yours. She would swear to it unless you could show her wrong, and barred your way to look at them. A man in a shiny coat offered to swear the contrary, for money.',
      '{foe} had found an honest witness against you, and she barred your way with a lace pillow. She is an embroideress. She had seen, through a shutter, whose hands put poison on the judge’s chessman, and took them for yours. {who} had gone surety for you. A hired liar at her elbow would swear to anything that you paid for.',
      'An old embroideress had seen a pair of hands, through a shutter, at the poisoning with which {foe} charges you, and she took them for yours. She wished to look at you close before she swore. You were innocent. At her elbow was a second person, in a shiny coat, who had seen nothing and would swear for you for a fee.',
      'An honest old woman, an embroideress, sat down before you and asked to see your hands. She was going to swear for {foe} that they had poisoned the judge; she had seen it through a shutter. She was wrong, but you had to show her. A hired liar waited beside her, in case you should want another witness.',
      'You had been accused by {foe} of poisoning the judge, and a witness had come eleven leagues to look at your hands: an embroideress, who had seen a pair like them do the deed, through a shutter. Nine people in your trade have such hands. She would make up her mind and go and swear. A man in a shiny coat would swear the contrary, he told you, quite cheaply.',
    ],
    still: [
      'The embroideress still took your hands for those that she had seen, and you could not let her go like that, for she would swear to it.',
      'You had still to show the witness that she was wrong, or her oath would help {foe} to condemn you. The hired liar had not gone, and she had not lifted her eyes from your cuffs.',
    ],
    givenUp: [
      'The embroideress took up her work and walked on to the court. She would swear to what she had seen and to no more, she told you, and you were left to go where you liked.',
      'The hired liar went off to find a better client, and the embroideress went her own way, no surer of your hands than before. Nobody held you, and you took the road again.',
    ],
    later: 'The old embroideress’s stool stood empty, with a pair of hands worked in silk on the cushion.',
    ways: [
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Hold out both hands to be looked at',
          description: 'It is two hours with your palms up, and she may only become more certain.',
          success: [
            'The embroideress looked at your hands, had you thread a needle, and was no longer sure. It went through at the first try, and the other person had missed. She would sleep on it, she said, and she did not go to {foe}.',
            'You told her the truth about four of your scars, and held her wool, and she could not think ill of anyone who did it so evenly. She went home. The court could wait, she said.',
            'For two hours you held out your hands, and the witness went away in doubt. A fly had walked over both. Those hands that she had seen, she gave it as her opinion, would have killed that fly.',
            'She drew your hands upon linen, with a needle, and found that they were only like the ones she had seen. There is a good deal of that, she said. She did not swear to anything.',
          ],
          failure: [
            'The longer the embroideress looked at your hands the surer she grew that it was you. You put them behind you, and that was just what the others had done, she told you.',
            'You held out your hands, and one of them shook, and she took it for guilt. It was from the holding up, you explained. She patted it and was not convinced.',
            'She asked to see your hands at work, so you tied a knot, and it made her more certain. It was a very neat one. You saw it come into her face what sort of knot it was.',
            'The embroideress fell asleep over your hands, holding one in each of hers, and did not decide anything. When somebody had woken her she could not tell you what she had thought.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had held out your hands for two hours to an honest witness, and she had gone home in doubt.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Let a hired liar swear for you',
          description: 'His oath is bought, hers is not, and if it comes out {who} stands surety for a cheat.',
          success: [
            'The liar swore that you had been with him, having out a tooth, and showed the tooth, and the embroideress believed it. You are ashamed to say how well it went. She begged your pardon, and one more went about saying that it had not been you.',
            'The liar wept, and swore that the hands were his, and she let you go for it. It was far beyond what he was paid for. She gave him a bun; and {foe} could make nothing of his case, as he had confessed by then to four other things.',
            'The liar and two colleagues swore for you, one after another, like a madrigal, and the embroideress laughed. Nobody who had such poor friends could have planned a crime, she held. She has said so since in three markets, and is listened to.',
            'The liar was looked at by the embroideress, and told the truth: that {foe} had sent him round to you, to be caught at it. So she would not swear for {foe}. It was the first witness whom you ever had for nothing.',
          ],
          failure: [
            'The liar swore that you had been at Mass, and could not tell her the colour of a priest. She shut her eyes. It was known in the whole street what {who} had gone surety for.',
            'The liar was found out: he had sworn the day before that he was in Pavia. The embroideress shook her head. Two people who had spoken for you thought again.',
            'The liar mixed you up with another client, and swore to your wooden leg. You were invited to show it. The embroideress thought the worse of you, and {who} heard of it.',
            'The embroideress saw that the man was paid, and put up her work. She had been coming round to you, she said. She told {who} of it, kindly, and was now for swearing.',
          ],
          toward: 'against',
        }),
        won: { oath: 1 },
        lost: { oath: -1 },
        remembered:
          'A hired liar had opened his mouth on your behalf, and an honest witness had thought the better of you.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find whose hands she really saw',
          description:
            'Then she would not swear against you, but you must look through every workshop that serves {foe}, where everybody holds scissors.',
          success: [
            'You found the hands that she had seen: they were those of a cutter in {foe}’s pay. You brought the embroideress a thread of his, and she knew it at once and would not swear against you. He left the country, with much that {foe} had been relying upon.',
            'You asked a glover for a pair to fit hands like yours, and so you found the man: a secretary of {foe}’s. You shook hands. The embroideress saw him and knew him, and he could not go on for {foe} after that.',
            'By a thumb-mark on the shutter you found out that it had been a lutenist of {foe}’s. He ran, through a fish-stall, before the embroideress’s eyes. {foe} had meant him to do three more things that week, and had to do without.',
            'The hands she saw were clean, the embroideress had told you, and so you came to {foe}’s almoner. He held them out to you and confessed. She did not swear against you; and {foe} had no almoner for a month, and a good deal of explaining.',
          ],
          failure: [
            'You looked through the shutter, as she had, and somebody of {foe}’s looked back. After that every hand in {foe}’s house was in a muff. You had found nothing to show her.',
            'You looked at a tailor’s hands, and he disliked it and cut you with the scissors. They were not the ones. He went round to {foe}, and she was waiting with her pen.',
            'You looked at hands in every workshop, and each of {foe}’s people had been told to hide them. {foe} knew what you were after. The embroideress would not wait for ever.',
            'You followed a pair of long hands into your own lodging, and they got away over the wall. {foe}’s bailiff found there what they had left. The embroideress had still only yours to think of.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had gone from hand to hand among {foe}’s people until you came to the pair that was seen.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Set nine pairs of hands behind a curtain',
          description:
            'She is to pick out the guilty pair, so you must persuade eight of your trade to come, and abide by what she says.',
          success: [
            'You put your hands among eight other pairs, under a curtain, and the embroideress passed them by. “None of these,” she said, “those were afraid.” It was put in writing; and {foe}’s man, who had come to see you picked out, had to hold the ink.',
            'You had put a clerk of {foe}’s among the nine, and it was his hands that the embroideress picked out. He came out with the curtain about him, and talked. {foe} lost a clerk and the use of a story.',
            'The embroideress went over all nine pairs of hands twice, and swore that the ones she had seen were not there. Eight persons who had never been known to agree signed beneath it. {foe} judged it best to adjourn.',
            'She had all nine of you crook a finger, and by that she knew that it had not been you. She told {foe} so in the full market. They had to put off the hearing, to find somebody who had seen worse.',
          ],
          failure: [
            'The embroideress chose your hands out of the nine, in under a minute, with her eyes shut. The other eight, who are fair-minded people, owned that they would have as well.',
            'Only six of your trade came, and one had got up his hands to look like yours. The embroideress chose his, and then, on second thoughts, yours. It told against you.',
            'The curtain blew up, and she saw the faces of the eight. She knew two of them from the wall of the watch-house. She asked why an honest person should have such acquaintance, and it has been asked by others.',
            '{foe}’s notary asked who had arranged the order of the hands, and it was you, so that the trial did not count. It was held to be artful. The embroideress had not even begun.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'Nine pairs of hands had lain under a curtain for an honest woman to look at, and she had cleared yours.',
      },
    ],
  },
];
