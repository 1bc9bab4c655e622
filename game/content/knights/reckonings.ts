import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

export const knightReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      'Now {them}, to whom you owed a debt that was to be paid at {place}, had come to you on the road and would have it paid at once. “I was near,” said {them}, who was not near, and stood in your way. And {them} had brought somebody’s aunt to see it done.',
      '{them} stood before you with a tally-stick, and it was the other half of yours; for you owed {them} a debt that was to be made good at {place}. {them} would not wait for you there, and wanted it settled here, and would not let you by. So the debt had got up and walked, as debts will, in a clean collar.',
      '{them} had asked after you at each halt, and had found you, for you were in {them.his} debt, and it was to be made good at {place}. {them} feared that you would not come, and wished to be paid here and now, and stood in the road until you answered. Owe no man anything, says the Apostle.',
      '{them} stopped you before some people, and told them all that you owed a debt, which was to be paid at {place}, and that nothing of it was seen yet. They drew in, being Christians. What {them} wanted was that you should pay it in some manner here, and in front of them.',
      '{them} came up behind you with a slow step and a cough, and stopped you, for the sake of what you owed. “I do not say anything,” said {them}, “I only ask if {place} has been moved.” The debt was to be paid there; and {them} wished to have it here, and at once.',
      '{them} stood in your way with feet apart, and did not smile, for you owed a debt, which was to be made good at {place}, and {them} was tired of waiting for you. It had been a kindness, done on credit. Now {them} would have it paid here, or hear why not.',
    ],
    still: [
      '{them} still waited in the road for what you owed and would not let you by, and had sat down upon a bundle, like one who has brought food for the whole day.',
      'The debt was still not paid, and {them} kept you there for it; and told it over to a stranger, who looked at you and clicked with the tongue.',
    ],
    later: 'Where {them} had waited for you a tally-stick lay, broken across the knee, and both the halves were there.',
    ways: [
      does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Work off your debt to {them} here',
        description: 'You lift, scrub or carry whatever {them} has, until {them} says enough; it will not be soon.',
        success: [
          'You carried for {them} until your back rang, and the debt was paid. At the end {them} laid the two tallies side by side and put them under {them.his} heel. “I would have said enough an age ago,” said {them}, “but you were going so well.” So you need not come to {place} for it, and you were friends.',
          'You scoured a cauldron for {them} that had not been clean since the old king, and {them} called the debt paid. When you came out of it {them} could see {them.his} own face in it, and was silent; and thought, I believe, of having it dirtied again.',
          'You carried a load for {them} as far as {them.he} had said, and one stage further, and that paid what you owed. Go with him twain, it is written. {them} had not looked for the second, and embraced you before everybody; and of {place} there was no more talk.',
          'You split wood for {them}, and drew water, until {them} could think of nothing more, and invented something, and you did that; and then the debt was forgiven. {them} laughed, and let you off the rest with a slap on the shoulder that was itself no small payment.',
        ],
        failure: [
          'You worked for {them}, and broke what you were to carry, and so the debt was not paid. I shall not say what it was, as {them} has asked me not to. {them} would take no more of your work, and went, and counts the debt as never to be paid.',
          'You did all the work that {them} had, but you answered back, and {them} would not count it. At each thing {them} had stood by and told you how it should be done. So {them} gave up the debt for lost, and went away without saying farewell, and holds it against you.',
          'You had lifted half of what {them} had when your strength left you, and {them} lifted the rest in silence, before all who were there. Then {them} wiped {them.his} hands and gave up the debt for lost, and will do you no kindness again.',
          'You paid {them} with work, as one throws a thing at somebody’s feet, and {them} would not have it so. You had not known that you were doing it. {them} left with a small bow, such as one makes to an innkeeper; and the debt is lost, and not forgiven.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days to pay',
        description: 'You must say what has kept you, and {them} has heard several such reasons.',
        success: [
          'You told {them} what had kept you from {place}, and {them} gave you some days more for the debt. “You might have sent to say so,” said {them}. It was just. You had a look along with the days, to keep them in.',
          '{them} granted you some days more, since you told the truth. {them} had been ready for a lie, and leaned back when none came; and made a fresh notch upon the tally, quite shallow. One could rub it out again, said {them}, with a thumb.',
          'You said only that you were ashamed, and {them} let you have some days yet to pay. {them} turned away and was heard to remark that the bench at {place} was not so hard.',
          'You asked for time, and {them} gave it, and even a piece of {them.his} bread. There is a patience that is put on, and one that gives way beneath you like good straw. I doubt if it makes the owing lighter.',
        ],
        failure: [
          '{them} would give you no more days for the debt, for your reason was the same as the last time, and {them} said it along with you, to the end. They had all been lent, said {them}, and called it a debt unpaid.',
          'You began with “As God is my witness”, and {them} asked to see Him, and gave you no time. What you could gather up of your excuse was not thought to be worth the wait. So {them} left, and will not ask again, and thinks you false.',
          '{them} listened, with head on one side, like a thrush, and refused you any days. You had been seen at a fair. One does not ask for time, it appears, when one has been using it; and {them} broke the tally and went.',
          'You spoke of all that you had to carry, and {them} would wait no longer for the payment. “And I,” said {them}, “had a wall to sit on.” {them} got up and went home, and will not trust you with anything again.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse to pay {them} and get away',
        description: 'You say that you owe nothing, and are gone; it will end what there was between you.',
        success: [
          'You refused the debt and went, and {them} did not run after you. You heard behind you the small dry crack of a tally across a knee; and that was the debt, and the kindness that had made it, and both are over.',
          'You denied that you owed anything, and put some hens between you and {them}, and got away; and the matter is done with. {them} spoke of you afterwards, they say, in the past, as one does of a bad year.',
          'You refused, and {them} let you go. “Very well,” said {them}. There was to be no pursuit, then, and no law. You were free of the debt; and I notice that I have written down the word and am looking at it.',
          'You said that you owed nothing, and were away over, under and round, before {them.his} witness had got her spectacles on. {them} gave your share of the bread to a dog. Thus ended the debt and the friendship, and the dog had the best of it.',
        ],
        failure: [
          'You refused and turned to go, and ran into {them.his} witness, somebody’s aunt, who had you by the belt until {them} could come up. Then you were told, for everyone to hear, what you owed and what you are; and that was the end of debt and friendship.',
          'You denied the debt thrice, and did not get away. {them} looked at you so long that you stood where you were; after that you were told what you are, in plain words, and {them} would have no more to do with you or the debt.',
          'You ran from the debt, and {them} ran faster, and caught you. You were beaten with the tally-stick, and {them} called that the payment; and so the debt is over, and the friendship.',
          'You tried to get away from {them}, and your foot was caught in a strap of your own. {them} walked round to where your face was, squatted down, and told you what you were, and wiped out the debt in anger, as one does with a cheat.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them}, with whom you had a quarrel that was to be settled at {place}, came where you were and would have it settled on the spot, with hands or with words. You might not pass till then. {them} took off {them.his} best coat and folded it.',
      '{them} stood in front of you with a glove in the teeth, pulling, for there was a feud between you, to be answered at {place}, and {them} would wait for it no longer. A feud is like a stew, {them} told you; if nobody stirs it, it catches. {them} meant to fight it out here.',
      '{them}, your enemy, stood in the way and wanted satisfaction of you for the quarrel between you. It was to be answered at {place}; but {them} would have it now, or else a reason why not. Agree with thine adversary quickly, it is written, whiles thou art in the way with him.',
      '“You are a hard person to be insulted by,” said {them}, out of breath, who had followed you to end the quarrel between you. It was to be answered at {place}, and {them} would not wait. Some people made a ring about you both, and one began to hold the stakes.',
      '{them} stopped you, for the two of you had a quarrel that was to be answered at {place}, and {them} would have satisfaction now. Until then you might not pass. There was a friend with {them}, to hold the hat, who had been through this before, and sat down and got out some cheese.',
      '{them} had you at last, and wanted your apology, or your skin, for the quarrel between you that was set for {place}. {them} would not hear of waiting, and some people had begun to stand round you both. Nobody there would have let you through.',
    ],
    still: [
      '{them} still stood in your way and meant to settle the quarrel, and was rolling up a sleeve.',
      'The quarrel was still not settled, and {them} and some people round you still let you go nowhere.',
    ],
    later: 'There was a trodden ring where you had met {them}, and in it a button, with the thread still on.',
    ways: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight {them} here with bare hands',
        description: 'You fight until one of you says that it is enough; and {them} has been practising on a post.',
        toward: 'neither',
        success: [
          'You fought {them} until there was no more breath to hate with, and the quarrel was over. At last you had each other round the neck, and found that it was holding both of you up. “Enough?” asked {them}. You nodded, into a shoulder. Somebody brought a basin, and {them} let you have it first.',
          'You fought and beat {them}, and {them} called it settled. {them} felt along {them.his} teeth, one at a time, and they were all in; and gave you a hand, as one does to a person who has returned a borrowed tool in good order.',
          'You fought until you both laughed, for somebody in the ring had swallowed a button, and so the quarrel ended. There has been none between you from that day; it was beaten out like a rug, and it turned out to be quite a good rug.',
          'You let {them} have the first blow, and gave back what was needful and not more, and {them} was satisfied. What you had said of each other was unsaid upon the spot, and both of you asked whose idea it had been.',
        ],
        failure: [
          'You were beaten, and it settled nothing. You took it ill; and {them}, who had won, took it worse. {them} put on the coat and went, and hates you as before.',
          'You hit lower than you had meant to, and {them} would fight no more with you, nor forgive you. {them} got up by degrees, and walked away a little bent; and will never forget it.',
          'You were pulled off each other, for there was a priest coming, and the quarrel was not settled. {them} had not had enough and you had had too much; and so {them} went off as angry as before.',
          '{them} slipped, and your knee was there, and people would not call it a fair fight. You held out your hand, and it was looked at; you might keep the hand, {them} said, through a cloth, and the quarrel also.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Ask {them} to put off the quarrel',
        description: 'You are under a vow, and must live to keep it; {them} may believe that, or call you a coward.',
        success: [
          '{them} put off the fight and gave you some days. “I shall be worth more to hit when my vow is kept,” you had said; and {them} thought this over, and allowed that it was so, and unrolled the sleeves again with care.',
          'You told {them} of your vow, and the fight was put off to a better day, by handshake, and each of you squeezed. {them} had a vow too, an old one, about an uncle, and so you understood each other.',
          'You asked {them} for some days, hat in hand, before everybody, and they were given. It is not easy to ask for grace from one whom you have called a capon; and {them} was so far satisfied by the hat as to be able to wait a little for the remainder.',
          'You had some days’ grace of {them}, for one in the ring had spoken for you. It would be a poor thing, said he, to kill somebody with an oath upon them, the saints being so particular. {them} spat, and crossed {them.his} breast, and agreed.',
        ],
        failure: [
          '{them} would not put off the quarrel. “A vow,” {them} said to all the people who stood about; and how they laughed. You stood there like one who has run away, and that was how {them} left you.',
          'You pleaded so well that {them} grew suspicious, and gave you no time. Nobody is as civil as that, said {them}, who means to come back. {them} called you a coward before everybody, and would have no more to do with you.',
          'You asked for days, and were offered the time that it takes to say a Pater. {them} said it for you, rather fast, and then told all who were there that you had refused to fight.',
          '{them} would not wait, though there was a moment when {them.he} nearly did. Then some fool in the ring called out “Kiss!” and that was the end of mercy; and {them} spat at your feet and went.',
        ],
      }),
      does(['flight', 'reflexes', 'hard', 'serious'], {
        action: 'Break away from {them} and be gone',
        description: 'People will say that you ran, and so you did; if you are held, {them} will have it out of you.',
        success: [
          'You broke out between a fat man and his opinion, and got away. {them} shouted after you all that was left, and then stopped, for there was really no more. A quarrel needs two, says the proverb, and you had taken one of them away.',
          'You bent beneath somebody’s arm, and over somebody’s child, and were gone, and {them} did not follow. “That is my answer, then,” you heard; and the feud was dropped, as it is when one of two has died, but with less trouble.',
          'You got away, across two people who had fallen over a hat. {them} let them talk of who had won and went home, and has told it ever since with a shrug, and never with your name; so the quarrel is over.',
          'You ran as the Fathers bid us run from sin, that is, at once and not gracefully, and were not caught. {them} threw the glove after you. You did not pick it up, and {them} would not; so the quarrel belonged to nobody.',
        ],
        failure: [
          'You could not break out of the ring, for there was a butcher in it. He turned you round by the shoulders, kindly, as one turns a child toward a tooth-drawer, and {them} had it out with you then and there.',
          'You had got your head out of the ring, and no more. {them} began at the other end, and you had leisure to observe, among the boots, a snail going away quite unhindered.',
          'You ran, and a dog came up with you and sat on your cloak, and you were caught. By and by {them} arrived, walking, and you had all that you were owed.',
          'You ran, and someone put out a foot, as there is always someone who will. {them} waited for you to get up, and that was the last courtesy; and after it you had the beating that you had run from.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them}, to whom you had given a promise that was to be kept at {place}, came to you and asked when you would keep it, and would not go without an answer. “I only wished to know,” said {them}, “if it was the sort of promise that one waits for.” And there was no anger in it, which was worse.',
      '{them} stopped you and reminded you of your promise, for there was something that you were to do for {them} at {place}, and you had said so with your hand on your heart. {them} would have it done, or have it unsaid, before you went another step.',
      '{them} had come a long way on foot to ask when you would keep the promise that you had made for {place}, since all the neighbours had been told of it. {them} would not let you by without an answer. Better is it that thou shouldest not vow, says the Preacher, than that thou shouldest vow and not pay.',
      '{them} met you with a hopeful face and asked when you would do what you had promised, at {place}. There was somebody at home, it seemed, who asked each day if it was done, and {them} had run out of ways to say not yet. So {them} stood in front of you and waited.',
      '“You promised,” {them} began, and stopped, and began again with the hat off; for you had given your word before people to do something at {place}. {them} wished it done, and feared that it would not be, and meant to stand in front of you until you had answered.',
      '{them} had sought you out because of the promise that you were to keep at {place}, for much hung on it at home, and {them} was afraid. {them} wanted to hear in one way or another, here where you were, what you would do. A promise is a small thing to make, like a hole in a dyke.',
      '{them} stood before you with both arms out, as one stops a cow, and asked what was to become of the promise that you had made for {place}; for you had been seen to walk fast the other way. And Jephthah kept his vow, said {them}, who had it from a sermon. I should have chosen another example.',
      '{them} would not let you go by until you had said when you would keep your promise at {place}, for people waited for you there and relied upon it. “I told them that you would come,” said {them}, “and I do not like to be a liar.”',
      '{them} took hold of your sleeve and wished to know if your promise still held, which was to be kept at {place}. {them} had said it over the whole way, in order to arrive angry, and was only tired; so that you were asked quite gently. Let your yea be yea, it is written.',
      '{them} knelt down in your way and begged you to keep the promise that you had made for {place}; for there was an old mother who had put on her shoes to wait for it and would not take them off. And one can step over a rope, but not well over that.',
      '{them} met you, and kept in front of you whichever way you turned, and asked when you would keep your promise at {place}. {them} had defended you there, with a ladle, against those who said that you would never come; and there had been a bruise. We learn that one should answer for one’s friends. I would first ask the friends.',
      '{them} set down a staff between your feet and asked about your promise, for you were to keep it at {place}, and you should not pass until you had said how it stood. Saint Peter also said that he would, and there was a cock.',
      '{them} pulled at your belt and wanted you to come away at once to {place}, to keep the promise that you had made, or else to do some other thing for it here. So the importunate widow pulled at the judge. And you pulled also; and those who stood by took it for a dance.',
    ],
    still: [
      '{them} still waited to hear when you would keep your promise, and did not let you go, and had stepped a little to one side, so as not to press you, and stood there pressing you.',
      'What you had promised {them} was still only promised, and you were not to leave before you had said when it would be done. {them} nodded, several times, as people do who are being patient at a bedside.',
      '{them} still stood in front of you and wished to know when the promise would be kept, and was saying an Our Father, and had come to the trespasses.',
      '{them} had not had the answer about your promise yet, and still stood in your way; for it is no easier to be refused sitting.',
    ],
    later: [
      'There was nobody now where {them} had asked you for your word, and the place seemed to go on asking.',
      'And here it was that {them} held you to your word, and I have put a cross against it in my book, and cannot say for which of you.',
      'Somebody had knelt at that spot a good while on account of {place}, for the two hollows were still to be seen.',
      'Now you passed where {them} had stopped you, and bared your head, as at a shrine, and could have given no reason.',
    ],
    ways: [
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Do {them} some other good for it here',
        description:
          'You do at once some other service in place of what you promised for {place}; it must be worth as much to {them}.',
        toward: 'for',
        success: [
          'You kept the promise from where you stood, with a letter. You wrote it to those at {place}, and it was a good letter; and {them} had it read over, and then again, and said that this would do better than your face would have done. {them} went off holding it flat, like a cake.',
          'You found another way to keep the promise, and {them} was content. You had asked what it had all been for, and nobody had asked that; and it could be mended here, with a knot, a name and half of a lie that hurt no one. {them} blew out {them.his} cheeks, and blessed you into the bargain.',
          'You kept your word by a carter, whom you had once pulled out of a ditch, and who was going to {place}. You had him swear to it on the ditch. He would do the thing in your stead; and {them} was satisfied. I have known bishops to keep their word less handsomely.',
          'You and {them} made something here between you that did as well as what you had promised, and so the promise was kept. It looked like nothing so much as a hen-house. But {them} kept turning round to see it as {them.he} went.',
          'You did {them} another service in place of the promise, and it was counted as kept. It took you three beginnings, for you did not know how it is done; and {them} showed you. So you were both very proud.',
          'You kept your promise here in another way, and it cost you the skin of both hands, and {them} bound them up with {them.his} own neckcloth, and wept a little on the knots. We learn that late is better than never. The abbot has said the contrary of my candles.',
        ],
        failure: [
          'What you made for {them} in place of the promise was very ingenious, and it broke. It had worked for as long as {them} was there. One could see {them}, from far off, stop and shake it; so the promise was not kept.',
          'You offered {them} something in place of your promise, and it was less, and you both knew by how much. “It is the thought,” said {them}, taking it up with two fingers, and went; and the promise is counted as broken.',
          'You sent another to do what you had promised {them}, and he was a fool, and did it to another person, with flowers. {them} would have no more of your promise, said so in very few words, and went home to explain.',
          'You tried to do {them} some other good, and it came apart in your hands. You were down on your knees with the pieces when {them} said not to trouble further; it had been a great deal to ask. So the promise is counted as broken, though not a word was said.',
          'You tried to do {them} another service in place of the promise, and did it so badly that the promise was broken. {them} had thanked you and turned to go before you could offer to begin anew. And it is a bitter thing to be thanked past mending.',
          'You had the will to make it good to {them} and not the skill, and it came to nothing, as with Saint Peter on the water. {them} went away dry-eyed, and without what you had promised.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Promise it to {them} again by a day',
        description:
          'You ask for some days more and name the last of them, and the second word weighs more than the first.',
        success: [
          'You gave your word again, with a day to it, and {them} agreed to wait, and tied a knot in {them.his} girdle. It was not a large knot. But {them} looked at it and then at you, and said that one could wait as long as that.',
          '{them} gave you some days more for your promise. “Say it slowly,” {them} asked; and you did, as children learn the Creed, and {them} took it home by heart. It had been said too fast before, that was all.',
          'You said that you would go to {place} the sooner for having been fetched, and {them} gave you leave to be late, though not for long. {them} had a cold, and made much of it for a little.',
          '{them} gave you more time, because you told the truth, that you had not thought of it enough. It was so unlike anything that {them} had been preparing to hear. There is always some credit, said {them}, for a new sort of debtor.',
          'You were given some days more for the promise, for you had asked {them} what the waiting was like, and stayed for the answer. It was long, and there was a roof in it that leaked. And {them} felt better for it, and so, I am told, did you.',
          '{them} granted you some days, on condition that you should say a prayer daily until you came to {place}; and you asked for a short one. It was the short one that {them} believed in.',
        ],
        failure: [
          '{them} would not take the same promise twice. “That is the one I have already,” said {them}, and let you name no day, and went to find somebody else for it.',
          'You named a day, and {them} would not wait for it, since it was Saint Never’s. You had mistaken the calendar, but {them} had not, and was not much amused, and took back all trust in your promise.',
          'You promised again, and {them} gave you no more time for it. You had laid your hand upon your heart, and it was the very same gesture. {them} looked at the hand, and you took it away; and so the promise is broken, and {them} is bitter about it.',
          '{them} gave you no more days. There was somebody at home who could not wait, {them} told you, and told you why. You had not known; and {them} gave up your promise for broken, and went to look for better help.',
          '{them} would not grant you a day, for you had been lent one already, and it had not come home. So your promise was given back to you, as one gives back a cracked cup.',
          'You swore it again by Saint Anthony, who finds what is lost, and {them} refused you the time, and said that he might go and look for the first promise. I have since asked him for my spectacles, and been answered in the same way.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Take back your promise to {them} and go',
        description: 'You say to {them.his} face that it cannot be done, and leave; that ends it between you.',
        success: [
          'You told {them} that you would not do what you had promised, and it was over. {them} waited, as if there must be more; then thanked you for saying so, and moved out of your way. You went by with your eyes upon your boots, and nobody called after you.',
          'You took back your promise. “Then I will tell them,” said {them}. The two of you went off in contrary directions, and were no more to each other, from then on, than any two who have sheltered beneath the same arch.',
          'You unsaid the promise while {them} was looking for a handkerchief, and left, and there was no outcry. In that house they have a nail where your promise hung; it is used now, I am told, for the colander.',
          'You took back your word, and {them} bore it, and bowed, and was gone before you. It is a hard thing to do, for a word has generally grown in the meantime. What had been between you was neither a debt nor a friendship any longer, but only a pity.',
          'You unsaid your promise, and {them} let you go, for {them.he} had been told at home how it would be and had not wished to believe it. And you were blessed in parting, from habit. I know of no heavier thing to carry than a blessing that was meant for somebody else.',
          'You took your promise back, and there was an end, and {them} shut {them.his} mouth upon whatever was in it, as Zacharias was made dumb in the Temple. The novices ask whether {them} ever spoke again; I have heard that it was of other things.',
        ],
        failure: [
          'You unsaid the promise, and {them} did not let you leave. {them} got hold of your belt, and told you what had been leaned upon it: a roof, a wedding, and an old man. {them} had it out with you to the very last rafter.',
          'You took back your promise, and {them} began to weep, and people came and held you. Each wished to say something to you when they were told of it, and it was the children who found the words.',
          'You had unsaid it and gone ten steps. “Coward,” said {them}, in quite a low voice, and it turned you about as a hook turns a fish; then it was all had out between you, and you had the worst of it by a good deal.',
          'You took back your word, and {them} had brought along a brother, in case, who had hands like spades. He did not understand promises, he said, but he understood about people who go away; and he showed you as much as he understood.',
          'You unsaid your promise, and {them} boxed your ear, and stood amazed, for {them.he} had never struck anybody. Then came the other ear, for practice. And {them} ran off weeping, and it is not forgiven on either side.',
          'You took your promise back, and were knocked down with a basket of eggs, that had been brought for you as a gift from {place}. {them} said what there was to say and left you sitting in it. We learn to turn the other cheek. There was egg on both.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      'Now {them}, who travels with you, sat down and would go no farther until you had heard about {place}. There was a wish to be granted there; you had said soon, and said it often. “I do not ask for much,” said {them}, “I ask for that.” You must see to it, or beg for time, or say no.',
      '{them}, your companion, laid hold of your belt and asked whether you would come to {place}, as you had said. It was for the sake of a wish, and the time for it would be out in a few days. Ask, and it shall be given you, says Scripture; and {them} had asked, and looked at you to see the rest.',
      '{them} stood before you, cap in hand, and wanted your help at {place}, where a wish was to be granted and was not granted yet. You had been told of it, and had nodded. “I saw you nod,” said {them}, “and I have lived on it since.” {them} would not travel on without an answer.',
      '{them}, who had come so far with you, stopped and spoke plainly: you were to see to a wish at {place}, and had not. {them} had asked for so little else. There was no anger in it, which would have been a comfort to you; but {them} stayed there, and waited, and so must you.',
      'Then {them}, your companion, who never interrupts, interrupted you, and it was about {place}. You were to come there and grant a wish. Would it be now, {them} desired to know, or later, or was one to leave off praying for it? Hope deferred maketh the heart sick, and {them} was pale.',
      '{them}, your companion, put down the baggage, yours with the rest, and would not carry it on until you had spoken about the wish. It was to be granted at {place}, and you had put it off. “I have told every saint that I know,” said {them}. “I thought that I would now tell you.”',
    ],
    still: [
      '{them} still waited to be told about the wish and would go no step without it, and let out a breath, now and then, for you to hear.',
      '{them} would not travel on, for the wish had not been answered, and you could not well leave a companion in the road. You looked at each other’s shoes.',
    ],
    later: 'It was there that {them} had asked you about {place}, and so civilly that each word of it came back.',
    ways: [
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Grant what you can of {them}’s wish here',
        description: 'You put off all else, and do as much of it as can be done without going to {place}.',
        success: [
          'You granted {them} the wish here, as far as one could without {place}, and {them} took it for the whole. It had needed a hat, a belt and your best patience. “It was to be there,” said {them}, “but it was to be you.” And so you went on together.',
          'You asked {them} what was at the bottom of the wish, and did that, and it was granted. It was a much smaller thing than either of you had thought. {them} laughed until it turned to weeping, as it will, and then would carry your pack.',
          'You put off everything, and stayed at it until {them} said that the wish was granted. You had been bored twice and cross once, and it was not held against you. There are works of mercy that are not on the list, and I think that this was one.',
          'You did here all that would have been done at {place}, in the right order, with a spoon for the sprinkler, and {them} called the wish granted. There are sacraments that we do not count. At the end {them} said Amen, and meant it.',
        ],
        failure: [
          'You tried to grant {them} the wish here, and it could not be done without {place}. It had been kindly meant, and that was the hardest part to bear. {them} thanked you, and gave up the wish, and came along a little behind.',
          'You had almost granted the wish when you laughed, and so it was spoiled. You could not have said at what. “No,” said {them}, “leave it now”; and the wish was given up, and there is just that much air between you.',
          'You sat with {them} over the wish and tried to be patient, and could not be patient long enough. You asked if it was nearly done. It had been. {them} rose and gave it up, and you had the feeling of having trodden on something.',
          'You did for {them} what you thought was wanted of {place}, and it was another thing. You had not thought to ask. {them} suffered it like a child who is given the wrong saint for a name-day, and gave up the wish.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to wait a little longer',
        description: 'You kneel down and say how it is to {them}, who has heard you say soon.',
        success: [
          'You told {them} for whose sake it was that you were going elsewhere first, and were given some days. “I did not know that it was for somebody,” said {them}. I think that half the quarrels of Christendom come of not having said so.',
          '{them} agreed to wait some days, for you did not say soon; you said that it was hard, and that you had not forgotten. One could wait, it appeared, for somebody who knew that one was waiting.',
          'You begged {them} for time, and named the day when you would be at {place}, and it was granted you. {them} tied a thread about your finger for each day. With so many on it you could not well hold a spoon.',
          'You were granted some days by {them}, who had meant to be firm and had told a saint so. There is much in the Fathers upon how to console the sorrowful, and you had not read it, and only said that you were sorry.',
        ],
        failure: [
          '{them} would not wait, for you had said only “Soon”, and that word had been used up. “You might say another,” said {them}; and you could not think of one. The wish was given up, and never brought to you again.',
          'You explained to {them} why it must be later, and it was clear, and it was fair, and {them} would not wait. One does not long for a place with the part that listens. So {them} gave up hoping for it from you.',
          'You asked {them} for more days, and were asked what had become of the last ones. You went through them honestly, and there had been time. {them} saw it as soon as you did. The wish was given up, and you were not even scolded.',
          'You asked {them} to wait, and held out the best piece of your dinner, and {them} would have neither. “I am not hungry for that,” said {them}. So nothing was agreed, and the wish was not spoken of from that day.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Say no to {them} and go on',
        description: 'You do not look round, whatever you hear; the wish dies of it, and you have done that.',
        success: [
          'You said no, and went on, and {them} came after you and gave up the wish. For a long time nothing was said behind you. Then {them} was at your side. “So that is that,” you were told; and there was no reproach in it, only rather more room.',
          'You told {them} that it would never be, and went ahead for as long as three litanies, and then {them} was with you again. The wish had been left behind; a thing may be too heavy to carry even for the strong.',
          'You would not grant the wish, and {them} stayed with you because {them} loved you, and that is the whole of it. What was wanted at {place} is over. You gave up the better half of your blanket to {them}, and were not asked why.',
          'You said no to {them}, plainly, and were let go, and then caught up with. “You were always honest when you had to be,” said {them}. It was praise of a kind. The wish was dropped, as you had wanted; you told yourself so twice.',
        ],
        failure: [
          'You said no and went on, and looked round, and fell. So did Lot’s wife look, and she was only salted. {them} came and stood over you and told you at full length what was thought of you; and then the wish was given up.',
          'You went on without an answer, and {them} cried one after you, such as I shall not write down, and you ran from it and into something hard. {them} came up and finished it to your face. After that the wish was given up.',
          'You would not grant the wish, and {them} would not let your bundle go with you. {them} had hold of it by the strap; and you pulled, until the strap gave way, and you sat there in two heaps and had it out together. It was the end of wish and strap.',
          'You said no in passing, and {them} stepped before you to have it said again, and you ran together, brow to brow. You both sat down. {them} wept, and it was not for the brow; and the wish was given up.',
        ],
        hurt: 'mishap',
      }),
    ],
  },
];
