import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

export const knightReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      'Now {them}, to whom you owed a thing that was to have been paid at {place}, had grown tired of looking down the road for you, and had come. “I was near,” said {them}, who was not near. It was to be settled at once, and {them} had brought somebody’s aunt to see it done.',
      'And there stood {them} before you with a tally-stick. It was the other half of yours. You should have been at {place} with what you owe, and had not been; so that the debt had got up and walked, as debts will, and here it was in a clean collar, wishing to be paid.',
      'Owe no man anything, says the Apostle, and he cannot have known {them}. You were in {them.his} debt, and it should have been made good at {place}. {them} had waited there on a bench. Then {them} had left the bench, and asked after you at each halt, and was now so close that one could not well be looking elsewhere.',
      '{them} had found you out, and said so to all who were standing by: here was the one who owed, and this was the one who was owed, and at {place} nothing had been seen of either. People drew in, being Christians. What {them} wanted was that you should pay it in some manner here, and in front of them.',
      'There came somebody with a slow step behind you, and a cough, and it was {them}. You knew what for. “I do not say anything,” said {them}, “I only ask if {place} has been moved.” The debt was as it had always been, except that by now it had {them.his} whole family looking over its shoulder.',
      'You had done well not to think about {place}; but {them} had thought of it every day. A kindness had been done you on credit, and was to be made good there, and it was not. So {them} came after you with the reckoning in {them.his} own person, and stood in the way, with feet apart, and did not smile.',
    ],
    still: [
      '{them} had sat down upon a bundle, as one sits who has brought food for the whole day.',
      'And the debt was not paid; {them} told it over to a stranger, who looked at you and clicked with the tongue.',
    ],
    later: 'Where {them} had waited for you a tally-stick lay, broken across the knee, and both the halves were there.',
    ways: [
      does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Work it off here and now',
        description:
          'Whatever {them} has to be lifted, scrubbed or carried, until {them} says enough; it will not be soon.',
        success: [
          'You carried for {them} until your back rang. At the end {them} took the two tallies, laid them side by side, and put them under {them.his} heel. “I would have said enough an age ago,” said {them}, “but you were going so well.” So {place} was forgiven you, and you were friends.',
          'There was a cauldron of {them.his} that had not been clean since the old king. You got in with a handful of sand. When you came out {them} could see {them.his} own face in it, and was silent, and called the debt paid; and thought, I believe, of having it dirtied again.',
          'You put the load on your head, as women do, and did not set it down where {them} had said but one stage further. Go with him twain, it is written. {them} had not reckoned with the second, and embraced you there before everybody; of what should have been done at {place} there was no more talk.',
          'It was wood, and you split it; it was water, and you drew it; at last {them} could think of nothing, and invented something, and you did that. Then {them} began to laugh. You were let off the rest, with a slap on the shoulder that was itself no small payment.',
        ],
        failure: [
          'You dropped it. I shall not say what, as {them} has asked me not to. It was called quits by all who stood there, and not by {them}; {them.his} back, as it went off, was the back of one who has been paid in sherds.',
          'You did it all, and at each thing {them} stood by and told you how it should be done. There came a moment when you answered. So it was settled, and badly: the work was finished and the kindness was gone, and {them} went away without the aunt.',
          'You had lifted the half when your strength left you. {them} lifted the other in silence, for the whole company to see. Then {them} wiped {them.his} hands and said that it was well, which it was not, and has not spoken of you since.',
          'There is a way of paying that is like throwing a thing at somebody’s feet, and you had not known that you were doing it. {them} knew. The tallies were broken as custom demands. And {them} left with a small bow, such as one makes to an innkeeper.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description: 'You must say what has kept you, and say it to a face that has already heard several such.',
        success: [
          'You told {them} where you had been, and for whom, and that {place} was not forgotten. “You might have sent to say so,” said {them}. It was just. You were given some days more, and a look along with them to keep them in.',
          '{them} had been ready for a lie, and leaned back when none came. After a while {them} made a fresh notch upon the tally, quite shallow. That was for the new term; one could rub it out again, said {them}, with a thumb.',
          'You swore by no one. You said only that you were ashamed, and it is a coin that rings. {them} turned away and was heard to remark that the bench at {place} was not so hard, and that there were some days yet before it need be given up.',
          'There is a patience that is put on, and one that gives way beneath you like good straw. {them} had the second, when it was once asked for. You had time; you had even a piece of {them.his} bread; I doubt if it makes the owing lighter.',
        ],
        failure: [
          'You had a very good reason, and it was the same as the last time. {them} said it along with you, to the end. There were no more days for you, said {them}, they had all been lent.',
          'You had begun with “As God is my witness”, and {them} asked to see Him. It put you out. What you could gather up of your excuse was not thought to be worth the wait, and you were told that it must be now.',
          '{them} listened, with head on one side, like a thrush; and pulled you out of it by the tail. You had been seen at a fair. One does not ask for days, it appears, when one has been using them.',
          'You spoke of all that you had to carry upon your heart. “And I,” said {them}, “had a wall to sit on.” There would be no waiting from now on. It was to be had at once or it was to be had out.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse the debt and get away',
        description: 'You say that you owe nothing, and are gone; it will end what there was between you.',
        success: [
          'You said it and went. {them} did not run. You heard, behind you, the small dry crack of a tally across a knee; and that was the debt, and the kindness that had made it, and they are both over.',
          'There was a procession of hens, or something of the kind, and you put it between you. By the time that {them} had got round it the matter had gone cold. It is done with. {them} spoke of you afterwards, they say, in the past, as one does of a bad year.',
          '“Very well,” said {them}, to the place in which you had been. There was to be no pursuit, then, and no law. You were free of it; and I notice that I have written down the word and am looking at it.',
          'You were away over, under and round, before {them.his} witness had got her spectacles on. {them} let you go, and gave your share of the bread to a dog. Thus ended the friendship, and the dog had the best of it.',
        ],
        failure: [
          'You turned about, and it was into the aunt. She had you by the belt until {them} could come up, and then there was had out with you, for everyone to hear, each item of it, beginning with the kindness.',
          'You denied it thrice, and something crowed. {them} looked at you so long that you stood where you were; after that you were told what you are, in good plain words, one of which was new to you.',
          '{them} had been the faster runner all along, and had only not cared to say. When you were caught you had it from both sides, on the one with the tongue and on the other with the tally-stick.',
          'Your foot was caught in a strap, and it was your own. You hung there by it. {them} walked round to where your face was, squatted down, and began upon the subject of {place} with the whole day to do it in.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      'Now {them} had been waiting at {place} to have satisfaction of you, in {them.his} best coat, and had been stared at. So {them} came where you were. There was a quarrel between you, and it was to be ended on the spot, with hands or with words; and {them} took off the coat and folded it.',
      'And {them} stood in front of you with a glove in the teeth, pulling. You had been bidden to {place} to answer for what lay between you two, and you had not come. A feud is like a stew, {them} told you; if nobody stirs it, it catches. {them} meant to have it out before it stank.',
      'Agree with thine adversary quickly, whiles thou art in the way with him. Here was the way, and {them} was in it. You should have met at {place}; {them} had stood about there until the children were asking what was wrong, and now would have satisfaction of you or a reason for the want of it.',
      '“You are a hard person to be insulted by,” said {them}, out of breath. For the quarrel was to have been answered at {place}, and only one of you had gone. {them} had followed the other. Those who were by made a ring about you both, as they do, and somebody began to hold the stakes.',
      '{them} had come to be given satisfaction, since there was none left to be had at {place}, and had brought a friend to hold the hat. You had been called what you had been called; so had {them}. Until it was answered you might not pass. The friend, who had been through this before, sat down and got out some cheese.',
      'There was a step, and you knew it by how much it wished to be known. {them} had you at last. The matter that was between you had been set for {place}, and gone bad there from being left; and {them} wanted your apology, or your skin, and had no great preference.',
    ],
    still: [
      '{them} was rolling up a sleeve, and had reached the elbow, and began upon the other.',
      'The quarrel stood there between you and {them} like a third person, of whom neither wished to be the first to take notice.',
    ],
    later: 'There was a trodden ring where you had met {them}, and in it a button, with the thread still on.',
    ways: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Give {them} satisfaction here with bare hands',
        description: 'Until one of you says that it is enough; and {them} has been practising on a post.',
        toward: 'neither',
        success: [
          'You fought until there was no more breath to hate with. At last you had each other round the neck, and found that it was holding both of you up. “Enough?” asked {them}. You nodded, into a shoulder. Then you were helped to sit, and somebody brought a basin, and {them} let you have it first.',
          '{them} struck well, and you better. When it was over {them} felt along {them.his} teeth, one at a time, and they were all in; and gave you a hand, as one does to a person who has returned a borrowed tool in good order. I do not praise it. I only say that they ate together.',
          'It was a question, in the end, of who would be the first to laugh, for {them.his} friend had swallowed the button. You both did. There has been no quarrel between you from that day; it was beaten out like a rug, and it turned out to be quite a good rug.',
          'You let {them} have the first blow, since it was owing. It was a great one. Afterwards you gave back what was needful and not more, and {them} perceived this, being just; what you had said of each other was unsaid upon the spot, and both of you asked whose idea it had been.',
        ],
        failure: [
          'You were beaten, and took it ill; {them} had won, and took it worse. It is settled, as a house is that has settled to one side. {them} put on the coat and went, and neither of you had looked the other in the eye.',
          'You hit lower than you had meant to. It ended it, certainly. {them} got up by degrees, said to the friend that the thing was closed, and walked away a little bent; and there is a mark against you in that head which no one now will come to collect.',
          'They pulled you off each other, for there was a priest coming. It was cried quits in a hurry. But {them} had not had enough and you had had too much, and so it went off down the road with {them.him}, half done, like meat.',
          '{them} slipped, and your knee was there. No victory was ever less enjoyed. You held out your hand, and it was looked at; it was settled, {them} said, through a cloth, and you might keep the hand.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Ask {them} to put off the quarrel',
        description:
          'You are under a vow, and must live until it is kept; {them} may believe it, or call you a coward.',
        success: [
          '“I shall be worth more to hit when it is done,” you said. {them} thought this over, and allowed that it was so. You had some days given you. And {them} unrolled the sleeves again with care, so as to have the creases for the next time.',
          'You told {them} of the vow, and {them} had one too, an old one, about an uncle. So you understood each other. The satisfaction was put off to a better day, by handshake, and each of you squeezed.',
          'It is not easy to ask for grace from one whom you have called a capon. You did it, hat in hand, before them all. {them} was so far satisfied by that as to be able to wait a little for the remainder.',
          'The friend with the cheese spoke for you. It would be a poor thing, said he, to kill somebody with an oath upon them, the saints being so particular. {them} spat, crossed {them.his} breast, and gave you some days.',
        ],
        failure: [
          '“A vow,” said {them} to the ring of people; and how it laughed. There was to be no putting off. You were asked if it was also under a vow that you had not come to {place}.',
          'You had pleaded so well that {them} grew suspicious. Nobody is as civil as that, said {them}, who means to come back. It would have to be now, and the people moved in by a pace.',
          'You asked for days, and were offered the time that it takes to say a Pater. {them} said it for you, rather fast.',
          'There was a moment when {them} would have given way. Then some fool in the ring called out “Kiss!” and that was the end of mercy. You were not to be waited for.',
        ],
      }),
      does(['flight', 'reflexes', 'hard', 'serious'], {
        action: 'Break through the ring and be gone',
        description: 'They will say that you ran, and so you did; if you are held {them} will have it out of you.',
        success: [
          'You went out between a fat man and his opinion. {them} shouted after you all that was left, and then stopped, for there was really no more. It is over between you. A quarrel needs two, says the proverb, and you had taken one of them away.',
          'You bent beneath somebody’s arm, and over somebody’s child, and were through. {them} did not follow. “That is my answer, then,” you heard; and {them} put on the coat that had been folded for you, and it was as though you had died, but with less trouble.',
          'The stake-holder fell over his own hat, and you went across the two. Behind you there was talk of who had won. {them} let them talk and went home; and {them} has told it ever since with a shrug, and never with your name.',
          'You ran as the fathers bid us run from sin, that is, at once and not gracefully. {them} threw the glove after you. You did not pick it up, and {them} would not; so it lay there between the two of you until it belonged to nobody.',
        ],
        failure: [
          'The ring was tighter than it looked; there was a butcher in it. He turned you round by the shoulders, kindly, as one turns a child toward the tooth-drawer, and {them} had it out with you then and there.',
          'You had got your head through. It was not enough. {them} began at the other end, and you had leisure to observe, among the boots, a snail going away quite unhindered.',
          'You got free of them all, and ran, and it was {them.his} friend’s dog which came up with you first. It sat on your cloak. By and by {them} arrived, walking.',
          'Someone put out a foot, as there is always someone who will. {them} waited for you to get up, and that was the last courtesy, and after it you had all that you had been owed since {place}.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      'Now you had given {them} your promise, to be kept at {place}, and it was not kept. {them} had not gone there to look; {them} had come to look at you. “I only wished to know,” said {them}, “if it was the sort of promise that one waits for.” And there was no anger in it, which was worse.',
      'And there came {them}, on whose behalf you were to have done something at {place}, and had said so with your hand on your heart. It was a good while ago. {them} reminded you of the hand. Whatever you meant to do about it, {them} would have it done, or have it unsaid, before you went another step.',
      'Better is it that thou shouldest not vow, says the Preacher, than that thou shouldest vow and not pay. You had promised {them} a thing at {place}. Here was {them}, who had told all the neighbours that you would do it, and had now come a long way by {them.his} own strength to ask you when.',
      '{them} met you with a hopeful face, and it went out as you looked at it. For you had given your word about {place}, and had clean forgotten it, and {them} saw you remember. There was somebody at home, it seemed, who asked each day if you had been. {them} had run out of ways to say no.',
      '“You said,” {them} began, and then had to stop, and began again with the hat off. You had said, indeed. You had promised, of your own accord, and before people, to see to that matter at {place}; {them} wished it seen to, and had come to stand in front of you till it was.',
      'A promise is a small thing to make, like a hole in a dyke. Yours to {them} had been made in a breath, for {place}, and {them} had built on it. Now the water was in. {them} had sought you out to have you mend what you had said, in one way or another, here where you were.',
      'Now {them} wished to have from you what you had promised for {place}, and stood before you with both arms out, as one stops a cow; for you had been seen to walk fast. And Jephthah kept his vow, said {them}, who had it from a sermon. I should have chosen another example, but it is the one that people remember.',
      'And {them} would not let you go by until you had said what was become of your word, for it had been given to be kept at {place}, and bread was baked for you there, and had been eaten in the end by a cousin. “He said it was very good,” said {them}. The novices wish to know about the cousin.',
      'Let your yea be yea, it is written; and {them} had hold of your sleeve, and wanted the yea. You had said it, for {place}, and it had turned out to be something else. {them} had said it over the whole way, in order to arrive angry, and was only tired; so that you were asked quite gently, and that has undone stronger souls than yours.',
      'Now it was for another’s sake that {them} stopped you, and asked for the thing that you had vowed to do at {place}; for there was an old mother in it, who had put on her shoes to receive you and would not take them off. {them} knelt down in your way. And one can step over a rope, but not well over that.',
      'Here {them} met you, and desired either your promise or your pardon, and kept in front of you whichever way you turned; for {them.he} had defended you at {place}, with a ladle, against those who said that you would not come. And there had been a bruise. We learn that one should answer for one’s friends. I would first ask the friends.',
      'You were asked by {them} for what you had promised, and it was to have been done at {place}, and until it was answered you should not pass; for {them} had set down {them.his} staff between your feet. Saint Peter also said that he would, and there was a cock. I have looked for the cock in this, and I am afraid that it is myself.',
      '{them} wanted you to come away at once to {place}, or to do here what you had sworn to do there, and pulled at your belt, as the importunate widow pulled at the judge; for she got her way in the Gospel, and {them} had heard it read and taken courage. And you pulled also. Those who stood by took it for a dance.',
    ],
    still: [
      '{them} had stepped a little to one side, so as not to press you, and stood there pressing you.',
      'And what you had promised was still only promised; {them} nodded, several times, as people do who are being patient at a bedside.',
      'Now neither of you had gone, and {them} was saying an Our Father under {them.his} breath, and had come to the trespasses.',
      'And {them} had been offered a seat, and would not have it, for it is no easier to be refused sitting.',
    ],
    later: [
      'There was nobody now where {them} had asked you for your word, and the place seemed to go on asking.',
      'And here it was that {them} held you to your word, and I have put a cross against it in my book, and cannot say for which of you.',
      'Somebody had knelt at that spot a good while on account of {place}, for the two hollows were still to be seen.',
      'Now you passed where {them} had stopped you, and bared your head, as at a shrine, and could have given no reason.',
    ],
    ways: [
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Find another way to keep it here',
        description: 'It must do {them} as much good as the thing itself, and be made of what is to hand; and of you.',
        toward: 'for',
        success: [
          'You could not be at {place}, but a letter could. You wrote it, and it was a good letter, with the whole of you in the second line; {them} had it read over, and then again, and said that this would do better than your face would have done. So it was kept. {them} went off holding it flat, like a cake.',
          'You asked what it had all been for. Nobody had asked that. It came out that it could be mended from where you stood, with a knot, a name and half of a lie that hurt no one; when it was done {them} blew out {them.his} cheeks, and you were quit of it, and blessed into the bargain.',
          'There was a carrier going that way, whom you had once pulled out of a ditch. You had him swear to it on the ditch. He would do the thing in your stead, and {them} was to have the credit, and did; I have known bishops to keep their word less handsomely.',
          'You thought, and then you drew it, and then you and {them} built it between you out of what there was. It looked like nothing so much as a hen-house. But it served; it did for {them} what should have been done at {place}, and {them} kept turning round to see it as {them.he} went.',
          'You did it with {them} looking on, and it took you three beginnings, for you had sworn to a thing without knowing how it is done. And {them} showed you. So it was kept by the one to whom it was owing, as most things are in this world; and you were both very proud.',
          'The promise was kept, there where you were, and cost you the skin of both hands. And {them} bound them up with {them.his} own neckcloth, and wept a little on the knots. We learn that late is better than never. The abbot has said the contrary of my candles.',
        ],
        failure: [
          'What you contrived was very ingenious. {them} was shown how it worked, and thanked you, and it worked for as long as {them} was there. You were held to have kept your word. One could see {them}, from far off, stop and shake it.',
          'You made something up in place of it, and it was less, and you both knew by how much. “It is the thought,” said {them}, taking it up with two fingers. So it lies between you; you are not asked for it any more, nor for anything.',
          'You found another to do it for you, and he was a fool. It was done, and to the wrong person, with flowers. {them} released you from the promise in very few words, and went home to explain.',
          'It would have answered if it had not come apart. You were down on your knees with the pieces when {them} said not to trouble further; it had been a great deal to ask. There is a way of forgiving that shuts like a lid.',
          'You made a poor thing of it and knew it, and offered to begin anew, but {them} had already thanked God, for {them.he} is well brought up. And so it was carried off as it was. It is a bitter thing to be thanked past mending.',
          'It came to nothing, for you had the will and not the skill, as Saint Peter on the water. {them} pulled you out of it, so to speak, and went away dry-eyed. And what you had promised went along, on the far side.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Promise it again by a nearer day',
        description: 'You give the same word twice over, and the second one weighs more than both.',
        success: [
          'You gave your word again, and this time you put a day to it, and {them} tied a knot in {them.his} girdle. It was not a large knot. But {them} looked at it and then at you, and said that one could wait as long as that.',
          '“Say it slowly,” asked {them}; and you did, as children learn the Creed. It had been said too fast before, that was all. {them} took it home by heart, and you have some days more in which to make it true.',
          'You said that you were sorry, and that you would go to {place} the sooner for having been fetched. {them} had a cold, and made much of it for a little. Then you were given leave to be late, though not for long.',
          'You had no surety to give, so you gave {them} the truth, that you had forgotten. It was so unlike anything that {them} had been preparing to hear. There is always some credit, said {them}, for a new sort of debtor.',
          'You were given some days more, for you had asked {them} what the waiting was like, and stayed for the answer. It was long, and there was a roof in it that leaked. And {them} felt better for it, and so, I am told, did you.',
          '{them} granted you the time, on condition that you should say a prayer daily until you came to {place}; and you asked for a short one. It was the short one that {them} believed in.',
        ],
        failure: [
          '“That is the one I have already,” said {them}, when you had promised it once more, and would not take it. There would be no further day. It was to be done or done with.',
          'You named a day, and it was Saint Never’s; you had mistaken the calendar, but {them} had not. {them} would not wait until then, and was not much amused.',
          'You laid your hand upon your heart. It was the very same gesture. {them} looked at the hand, and you took it away, and after that there was nothing you could swear with.',
          'There was somebody at home who could not wait, {them} told you, and told you why. You had not known. It made whatever days you might have asked for very hard to ask for.',
          'You asked for a day and {them} would not grant it, for you had been lent one already and it had not come home. And the promise stayed where it was, between your boots and {them.his}, and neither would pick it up.',
          'Now you swore it by Saint Anthony, who finds what is lost, and {them} said that in that case he might go and look for the first one. There was no more time to be had of {them}. I have since asked him for my spectacles, and been answered in the same way.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Take back your promise and go',
        description: 'You say that it cannot be done, to {them.his} face, and leave before it changes; that ends it.',
        success: [
          'You said that you would not do it. {them} waited, as if there must be more; then thanked you for saying so, and moved out of your way. It was over in less time than the promising. You went by with your eyes upon your boots, and nobody called after you.',
          '“Then I will tell them,” said {them}. You were not asked why. The two of you went off in contrary directions, and were no more to each other, from then on, than any two who have sheltered beneath the same arch.',
          'You chose your moment, while {them} was looking for a handkerchief, and told it, and left. There was no outcry. They have in that house a nail where your promise hung; it is used now, I am told, for the colander.',
          'It is a hard thing to take back a word, for it has generally grown in the meantime. You got it out. {them} bore it, and bowed, and was gone before you; and what had been between you was neither a debt nor a friendship any longer, but only a pity.',
          'You unsaid it, and {them} let you go, for {them.he} had been told at home how it would be and had not wished to believe it. And you were blessed in parting, from habit. I know of no heavier thing to carry than a blessing that was meant for somebody else.',
          'Now you took it back, and there was an end, and {them} shut {them.his} mouth upon whatever was in it, as Zacharias was made dumb in the Temple. You went your way. The novices ask whether {them} ever spoke again; I have heard that it was of other things.',
        ],
        failure: [
          'You had half turned when {them} got hold of your scabbard, or your strap, and told you what that promise had been leaned upon by: a roof, a wedding, and an old man. {them} had it out with you to the very last rafter.',
          '{them} began to weep, and people came. You were held there by a number of strangers while they were informed of it. Each wished to say something to you, and it was the children who found the words.',
          'You had gone ten steps. “Coward,” said {them}, in quite a low voice, and it turned you about as a hook turns a fish; then it was all had out between you, and you had the worst of it by a good deal.',
          '{them} had brought along a brother, in case. He was a thatcher, with hands like spades. He did not understand promises, he said, but he understood about people who go away; and he showed you as much as he understood.',
          'You had barely unsaid it when {them} boxed your ear, and stood amazed, for {them.he} had never struck anybody. Then came the other ear, for practice, and the whole of {place} with it. And {them} ran off weeping, and it is not forgiven on either side.',
          'And you were knocked down with a basket of eggs, that had been brought for you, for they are generous at {place}. {them} said what there was to say and left you sitting in it. We learn to turn the other cheek. There was egg on both.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      'Now {them}, who went with you everywhere, would go no farther. There had been a wish, and it was to have been granted at {place}; you had said soon, and said it often. {them} sat down facing the other way. It was a very speaking back.',
      'And {them} stopped. You went on for some way before you noticed how quiet it was beside you. {them} stood there behind with face turned toward {place}, wherever that lay, and had plainly waited for it long enough; until that wish was seen to, one way or another, you would be travelling by yourself.',
      'Hope deferred maketh the heart sick, and {them} had been looking sick for days. You knew what it was about. There was a thing that {them} longed for at {place}, and you had not gone to {place}. Now {them} lay down across your way, and shut both eyes, and sighed so that it could be heard in Heaven.',
      'There was no quarrel; there was only a wish, which had gone unanswered. {them} had wanted so little in all the time that you had been together, and that little was at {place}. Today {them} would take no food. You ate yours, or tried to, under a steady gaze.',
      'You had been followed by {them} through so much that you had stopped looking round. When you did there was nobody. {them} had turned back, alone, in the direction of {place}, where a certain wish has been waiting for you to have time. You hurried after, and came up. {them} looked through you as through a grating.',
      'Saint Roch had a dog that brought him bread, and nobody has asked what the dog wanted. {them} wanted {place}. It had been understood between you, and put off; and at last {them} simply leaned against you, like a tired wall, and would not be walked with any more until it was settled.',
    ],
    still: [
      '{them} had not moved, but let out a breath, now and then, for you to hear.',
      'And there was no getting past that look, for {them} had turned it on you again, and it had {place} in it.',
    ],
    later: 'Something had lain and waited at that spot for a good while; the shape of {them} was plain to see.',
    ways: [
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep the wish with {them} here',
        description: 'You make the best {place} that you can out of what is about you, and put off all else for it.',
        success: [
          'You marked it out with your belt: here was {place}, and that was its door. You felt foolish, and then you did not. {them} came in by the door, and stood in the midst, and whatever it was that should have happened there took place. When you had your belt on again {them} walked at your side, and a little ahead.',
          'You sat down by {them} and thought about {place}, as hard as you were able to, out loud. You had never been told half so clearly what a friend is hoping for. It does not seem that it has to be the spot; for {them} grew easy, and laid a heavy head on your knee, and the wish was over.',
          'You did all that would have been done there, in the right order, with a spoon for the sprinkler. {them} was very grave. There are sacraments that we do not count. At the end {them} gave a shake, from crown to heel, and was ready to go on.',
          'There was an old song about that country, and you had it out of somebody, and sang it to {them} from the first verse through to the last. It had forty. At the twentieth {them} had looked round; by the end {them} had forgiven {place} for being so far away, and you as well.',
        ],
        failure: [
          'You built it out of your two packs and a hat. {them} gave it one look. It was not {place}, and had been kindly meant, and that was the hardest part to bear; so the wish was let drop, and {them} came along after you, and carried something about that was not to be seen.',
          'You had almost got it right when you laughed. You could not have said at what. {them} rose at once and was ready to start; it was all finished with, that rising said, and need never be spoken of. You have gone along together since, with just that much air between you.',
          'You sat with {them} for as long as you had. Each time that you shifted, to ease a leg, {them} took it for the end of it, and stood up. In the last resort it was. There was no wish any longer, and you had the feeling of having trodden on it.',
          'You did it all in your own way, and had not thought to ask what it was about {place} that had been wanted. It was another thing. {them} suffered it like a child who is given the wrong saint for a name-day, and stayed by you, and did not look at you as before.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to wait a little longer',
        description: 'You kneel down, and say how it is, into an ear that has heard you say soon.',
        success: [
          'You told {them} for whose sake it was that you were going elsewhere first. I do not know how much was understood. But {them} breathed out, and got up, and gave you some days; and these were counted, you could tell, at each halt.',
          'You did not say soon. You said that it was hard, and that you had not forgotten, and scratched where the collar comes, or patted where it would. {them} leaned into that for a time. One could wait, it appeared, for somebody who knew that one was waiting.',
          'You took hold of that long-suffering face and turned it toward {place}. “There,” you said, “and after this.” It was the first time you had pointed the right way. {them} looked along your arm until the end of it, and then came on, at your pace, for the present.',
          '{them} had shut both eyes so as not to hear you, and opened one. You spoke to that one. There is much in the fathers upon how to console the sorrowful, and you had not read it, and sat in the dirt or its like and were sorry too; so you were granted some days.',
        ],
        failure: [
          'You had said only “Soon” when {them} turned away. That word had been used up. There was to be no more waiting upon it, not for a day.',
          'You explained it well; it was clear, and it was fair, and {them} listened to the whole and was not moved by as much as a hair. One does not long for a place with the part that listens.',
          'You bent down to speak, and were breathed upon. It was a deep breath and it had {place} in it from end to end. You found that you could not ask for another week of that, and {them} would not have given it.',
          'You held out the best piece of what there was. {them} regarded it, and afterwards you, and put the two together. You were not going to be waited for upon such terms as those.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Go on and let {them} follow',
        description: 'You do not look round, whatever you hear; the wish dies of it, and it is you who killed it.',
        success: [
          'You went, and looked at nothing except what was in front of you. For a long time there was no sound. Then there was, quite far off, and nearer, and at your side. {them} had come. As to {place}, there was no more of that in those eyes, nor any reproach; only rather more room.',
          'It took as long as three litanies. You had got to the place in the last where one prays for those at sea, when something touched you on the back of the hand, and it was {them}. The wish had been left behind, where it was; a thing may be too heavy to carry even for the strong.',
          '{them} followed you because {them} loved you, and that is the whole of it. There is no craft in it and no victory. What was wanted at {place} is over now, and was not mentioned; you gave up the better half of your blanket, that rest, and were not asked for it.',
          'You counted your own steps so as not to hear whether there were others. At a thousand there were. {them} kept somewhat to the left from then on, and had ceased to turn toward {place} at the halts, and that was what you had wanted, you told yourself, and had to tell it twice.',
        ],
        failure: [
          'You looked round, and so did Lot’s wife. {them} stood there with the whole of that longing, as upright as a candle. You had to go back for it; and in front of some people with a mule {them} showed you at full length what was thought of you.',
          'There rose behind you a sound that I shall not try to write. It was {place}, all of it, let out in one breath. You could have gone on through anything but that; you stood with your fingers in your ears, and {them} walked up and finished it to your face.',
          '{them} came after you, sure enough, and past you, and lay down in front. You stepped across. {them} did it again; by the sixth time you had fallen your length, and lay nose to nose with the one you had been walking away from.',
          'You went on, and your bundle did not. {them} had hold of it by the strap, and had sat down on the other end, and it was settled between you by pulling, until the strap gave way. You had that out together, sitting there, in two heaps.',
        ],
        hurt: 'mishap',
      }),
    ],
  },
];
