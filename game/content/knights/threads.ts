import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const knightThreads: readonly ThreadContent[] = [
  {
    key: 'knights/godsibs',
    kind: 'debt',
    at: 'home',
    title: '{them} spoke up for you, and is owed a christening gift at {place}.',
    opened: [
      '{them} had once sworn to a constable that you were a cousin, and so kept you from the lock-up. Now a child of that family was to be christened at {place}, and a cousin brings a gift. You said that you would bring one.',
      '{them} had once vouched for you before a bailiff, who would else have put you in irons. In return you were to bring a christening gift to {place}, for {them} had a new niece there, and all her aunts would look at what you gave.',
      '{them} had told a gaoler, years ago, that you were kin, and you were let go. It was a lie, and now you were to make it true, and bring a gift to {place}, where a child of {them}’s house was to be christened.',
      '“You are my cousin still,” said {them}, who had sworn so once, years ago, to save you from a constable. A nephew is to be christened at {place}, and {them} wants a gift from you there, before the aunts. You said yes.',
      'You had once been taken for a thief, and {them} took your part, and called you family. So you owe {them} a christening gift, to be brought to {place}, where a child of that family is to be baptised. You said that it would come.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Bring {them} the christening gift',
      description: 'So your debt is paid; you hand it over in front of all the aunts, and they will bite it.',
      success: [
        'You brought {them} the christening gift, and it went from aunt to aunt and came back approved. So the debt is paid. The child took hold of your thumb; and {them} told them all, with a straight face, that it had your chin. May that lie also be forgiven.',
        'The gift was given at {place} before them all, and {them} owed you thanks now and nothing was owed by you. An aunt bit it. She nodded. It is more blessed to give than to receive, I tell the novices; and they ask me, in that case, for my pudding.',
        'So you paid {them} what you owed, and held the child over the font besides, for the godfather had the hiccups. It roared, and the Devil went out of it by the north door. You were called cousin then by everyone. I am told that you went red.',
      ],
      failure: [
        'You brought the gift to {them}, but the child was sick and nobody could take it of you. It was set upon the stove, with a word of thanks, and it was not the sort of gift for that. So it is still to be given.',
        'The aunts sent your gift back, for it was like one that they had, and {them} could say nothing. You stood there with it. The widow’s mite was better received, we read; but no aunts are spoken of in that place.',
        'You came to the christening at {place} and could not get to {them} for the crowd at the door, and they shut it. So the gift was not handed over. You heard the child cry through the wood, and I am told that you said Amen to it.',
      ],
    }),
    lapsed: [
      'The debt to {them} was not paid; you brought no christening gift to {place}, and {them} stood there with one hand out to a place where nobody was. You will not be called cousin again.',
      'You never gave the christening gift that you owed, and {them} took back what had been sworn for you, before a constable. He wrote it down. Peter denied thrice, and wept after; {them} did it once, with a cold face.',
    ],
  },
  {
    key: 'knights/penance-shared',
    kind: 'debt',
    at: 'landmark',
    title: '{them} took half your penance, and you owe the walk to {place}.',
    opened: [
      'Your penance had been laid on you by a priest, to walk barefoot to {place} and home again, and {them} did the way home for you. The way there was left for you, and you said that you would do it.',
      '{them} had taken on the half of your penance, and walked home from {place} without shoes in your stead. Your own half was not done, and until it was {them} was not quit of your sin. You were to walk to {place} barefoot.',
      'A priest had told you once to go to {place} and back without shoes, for a sin of yours, and {them} did one half of it, out of friendship, with bleeding heels. You owe {them} the other half, and said that you would walk it.',
      '“I have done the way home from {place}, upon my bare feet,” said {them}, “and you were to do the way there.” So it had been shared between you, years ago, when you were given that penance. You said yes, and looked at your shoes.',
      '{them} had shared a penance that was laid on you in your young days, and did half of it, a barefoot walk. The other half was yours: to go without shoes to {place}. {them} wished to be quit of it, and you gave your word.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'slight'], {
      action: 'Walk the last mile to {place} barefoot',
      description:
        'So your half of the penance is done; there are flints, thistles and cattle, and somebody will ask you, kindly, what you did.',
      success: [
        'You walked barefoot to {place}, and so your half of the penance is done and {them} is free of it. By the end you thought no more of your feet, nor of your sin, but only of {them}, who need not have done it. I believe that was the penance.',
        'So you paid {them} the walk, over flints and thistles, and came to {place} and sat down. Somebody asked you kindly what you had done. You told it. There is joy in heaven over one sinner that repenteth; and there was a good deed on earth also, for she brought a bucket.',
        'The walk to {place} was done, and upon your own soles, and {them} kissed you for it. You had gone no faster than a cow. Moses put off his shoes because the ground was holy, and I have asked myself if it may not also come about the other way.',
      ],
      failure: [
        'You trod upon a nail and did not come barefoot to {place}, so the penance of {them} and you is still half owed. The rest you did in shoes. It is the spirit that matters, you told yourself; and the spirit said what it thought.',
        'The stones were too sharp, and you turned back before {place}, and {them} is not yet quit of your sin. Two children had walked with you to see it done. I should have turned at the first thistle, for I know my feet.',
        'You went barefoot as far as the ford, and there a kind carter lifted you up, and it was not until {place} that you remembered. A penance done upon hay does not count for {them} or for you. I am told that it was very soft hay.',
      ],
      hurt: 'weariness',
    }),
    lapsed: [
      'Your debt to {them} was not paid, for you did not walk to {place}, and {them} walked it for you, since one of the two must. The whole parish saw who went by, and upon whose feet. It will not be done for you again.',
      'You did not do your half of the penance that {them} shared with you, and {them} asked the priest if half of one was worth a half. He had to look it up. It was not, and {them} has not forgiven you the other.',
    ],
  },
  {
    key: 'knights/glove',
    kind: 'feud',
    at: 'landmark',
    title: '{them} has thrown down a glove, to be answered at {place}.',
    opened: [
      '{them} held that you had insulted {them.his} family, and threw down a glove before you. You must fight {them} for it at {place}, on foot, or be called a coward everywhere; and if you win, the quarrel is over.',
      'You had shamed {them}, as {them.he} saw it, and the house of {them.his} mother too. So {them} challenged you to fight at {place}. Whoever stays away will be cried as a coward; but if you win there, there will be peace.',
      'In anger {them} pulled off a shoe, having no glove, and threw it at your feet. By law that is a challenge: you are to fight {them} at {place}, for the honour of {them.his} family. One fight won there will end it.',
      '“You have laughed at my name,” said {them}, and would hear nothing else. {them} would wait for you at {place}, and fight you there until one of you yielded. Nothing less could settle it. Blessed are the peacemakers, and there were none by.',
      '{them} swore by three saints to cry you for a coward through the whole country, unless you came to {place} and fought. It was for the honour of {them.his} family, which you had hurt. If you beat {them} there, it is forgotten.',
    ],
    offer: does(['force', 'strength', 'medium', 'serious'], {
      action: 'Answer the challenge of {them}',
      description:
        'You fight on foot, with what you have; it ends the feud, and neither may leave until one has had enough of it.',
      success: [
        'You fought {them} at {place} and won, and the quarrel is over. When {them} was down you both lay there. “Have you ever met my family?” asked {them}. You had not. And it was admitted then, with a groan, that there was something in what you said.',
        'So you beat {them}, and took no pride in it, for it was mostly a matter of who slipped. The glove was given back. {them} put it on, and with that hand helped you up. David wept over Saul; but he had not just been shown a tooth.',
        '{them} yielded to you, with a knee in the ribs, and there is peace between you. Love your enemies, says Our Lord. I have noticed that it comes easier when one is sitting on them, and I have asked to be forgiven for noticing.',
      ],
      failure: [
        '{them} beat you at {place}, being left-handed, which had not been said. So the feud goes on, and you had to call it a noble house, from beneath, and an old one. Vinegar is good for such bruises. So is silence.',
        'You lost to {them}, for your foot went into a rabbit hole, and the honour of that family is still above yours. The rabbits are a feeble folk, says Solomon, yet make they their houses in the rocks. I wish that they did.',
        'You and {them} fell upon each other and rolled down into a ditch, and it was {them} who came up first. So the insult is not answered yet. A goose-girl parted you, with her goose. I do not think that either of you was a gentle sight.',
      ],
      hurt: 'blow',
    }),
    lapsed: [
      'You did not fight {them} at {place}, and the challenge was never answered, and {them} cried your name about the country to the rooks. So you are held a coward by that house.',
      '{them}’s challenge was left unanswered, and {them} shows people the glove and tells them whose hand was not there. It may be that Heaven counts it for peace; {them} does not.',
    ],
  },
  {
    key: 'knights/snails',
    kind: 'feud',
    at: 'city',
    title: '{them} means to have you painted as a snail in a book at {place}.',
    opened: [
      '{them} was so angry with you that {them.he} meant to pay a monk at {place} to paint you as a snail in a psalter, for all who read there to laugh at. You can end it in one way: paint {them} into the same book.',
      'A monk at {place} paints into the margin of a psalter whomever one pays for. {them} told you, in anger, that you would be there soon, as a snail with your nose. If you painted {them} there too, you would be even.',
      '“I shall have you painted as a snail,” said {them}, and named the book, a psalter at {place}, and the monk who would do it for money. It was to shame you. A picture of {them} in that same book would make you even.',
      '{them} wished to shame you, and would have you painted in a psalter at {place}, as a snail that runs from a hare. People go far to laugh at such things. You could go too, and draw {them} next to it, and have peace.',
      'You would be a snail, {them} told you, in the margin of a psalter at {place}, and a monk there was to be paid for it. It was revenge. The answer is to paint {them} there yourself, and be even.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Paint {them} into the margin too',
      description:
        'So you are even with {them}; there are a brush of three hairs, a drowsy librarian, and no going back once it is gilt.',
      success: [
        'You painted {them} into the margin too, as a rabbit in a rage, and now you are even. {them} came to see it and stood before it for long. Then a quart of wine was sent you, to be drunk with your horns in. So ends many a war of the great.',
        'The snail has an enemy now, for you gave it one: a goose with {them}’s brow. And {them} laughed aloud in the library, and the feud was done. An eye for an eye, says Moses; and here it was a beak for a nose, and nobody the poorer.',
        'So you answered {them} with a brush of three hairs, and it came out so like that the librarian crossed himself. {them} asked for your pardon, if you would take off the ears. You took off one. We learn that art is a peacemaker. Our own painter has been thrown down the stairs.',
      ],
      failure: [
        'You meant to paint {them}, but it came out, from the ears down, as the bishop. The librarian woke and held it to the light. So {them} has still the better of you, and the bishop has been told.',
        'The brush dripped, and your picture of {them} is a blot, and the snail has still your nose. You tried to lick it off the leaf. It is blue, that colour, and does not wash; the children at {place} could tell where you had been.',
        'The librarian at {place} took the brush from you before {them} had so much as a whisker, and chained the psalter shut. Vanity of vanities, saith the Preacher. You had already mixed the gold, and had some of it in your hair.',
      ],
    }),
    lapsed: [
      'You left the painted snail as it was, and {them} has had the better of you; for the psalter went from {place} to the queen, who means to have it copied. {them} thanked God upon both knees.',
      '{them} paid for a second snail beside the first in {place}, for you had answered nothing. This one runs away. People say that it is the better likeness, and I have not seen it, and will not ask.',
    ],
  },
  {
    key: 'knights/pasture',
    kind: 'wish',
    at: 'landmark',
    title: '{them} pines for {place}, and should run free there once more.',
    opened: [
      'It was {place} that {them} longed for, the old home, and would hardly pass a road that led to it. So you would go there and let {them} run.',
      '{them} was homesick for {place}, and had gone all round a cart that came from there, and smelled at the wheels, and would not leave it. You would go there and let {them} loose.',
      '{them} wished to be home at {place}, and lay with the face toward it, and would not eat. A herdsman had seen {them} there in better days. So you would go there together, and {them} should run free awhile.',
      'To run about {place} once more was all that {them} wanted, who came close whenever somebody spoke its name. So you would go there, as one takes the old to see their church, and let {them} loose.',
      '{them} wanted to go home to {place}, and went slower with every step that led away from it. You were sorry for it. You would turn aside to {place} and let {them} run.',
      'Longing for {place} made {them} slow and sad, who had been young there, and there is no cure for that but to go. You would bring {them} to the place and let {them} loose.',
      '{them} had once been happy at {place} and wanted to be there again, and had been found upon that road, walking like somebody with an errand. You resolved to go to that place together, and to wait there while {them} ran about.',
      '{them} was born at {place} and pulled that way, and looked back to see if you had understood. You had. You would go there, and {them} should be let loose, for as long as it took.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Let {them} loose about {place}',
      description: '{them} longed to run here once more; it takes as long as it takes, and you must not call.',
      success: [
        'You let {them} loose at {place}, and {them} went all about it, and was content. At one bank there was a long halt, where you could see nothing to stop for. Then {them} came back as people come out from Mass, and gave you a shove in passing. I have not been thanked so by any novice.',
        '{them} had {place} again, for as long as a sermon, and you sat upon your pack and did not look. After that the longing was over. There were burrs, and a smell of mint; and at the next parting of the ways {them} took your road without being called.',
        'So you brought {them} to {place}, and there the wish was granted, for {them} ran, and rolled, and cried aloud. I had this from a shepherd. He said that you laughed too, and then turned away your face. We learn that joy is catching. I have sat here for thirty years in hope.',
      ],
      failure: [
        '{them} set off into {place} with great strides, and then slower, and then stood; for whatever had been there was gone. So the longing was not stilled. You went and stood close by and looked as well, that it should at least be looked at by two.',
        'There was a new hedge at {place}, and a reeve, who would not let {them} in. You asked it in God’s name, and he asked you in whose he was paid. So {them} looked at it through the thorns, and you held the halter and were ashamed for us.',
        'Dogs came out at {place} and drove you both away before {them} could be let loose. You had a bite, and Saint Roch had a dog that brought him bread. They cannot have been of one parish. {them} looked back at every turn.',
      ],
    }),
    lapsed: [
      'The wish of {them} to run at {place} was not granted; you never went there together, and {them} has left off turning that way at the halts. You might think that it was cured. I think that you are not in that story any more.',
      'You did not take {them} to {place}, for all that longing, and {them} knew that it was too late, and followed you. There was no trouble made. You could have wished that there had been.',
    ],
  },
  {
    key: 'knights/blessing',
    kind: 'wish',
    at: 'city',
    title: '{them} should have the blessing of beasts and travellers at {place}.',
    opened: [
      'To be rid of a great fear, of bridges above all, was what {them} wanted. In the porch at {place} a priest blesses beasts and travellers against such fear. You would bring {them} there and have it done.',
      '{them} wanted comfort, for {them} had run from a scarecrow, and then from a coat upon a line. One does not laugh at it, for such fear grows. A priest at {place} cures it with holy water, and so you would go there.',
      '{them} was afraid of the road, and would not lie down until you had looked under everything. At {place} a priest blesses beasts and travellers against that. You would go there and stand in the line with {them}.',
      '{them} stopped at each church door and longed to be blessed, being full of fear since you set out. There is a blessing against it at {place}, in the porch. You would see that {them} had it.',
      '{them} wanted to be rid of fear, starting at every gatepost, and in the end at your hat. At {place} a priest sprinkles oxen, hounds and travellers against fear, and you would have {them} sprinkled with the rest.',
      '{them} hid behind you if a leaf but turned over, and wished to be brave again. All that goes by road is blessed against fear in the porch at {place}, and you would bring {them} there and stand by.',
      '{them} trembled at something by the road that you could not see, and wanted help against it. Balaam’s ass also saw more than the prophet. You would have {them} blessed at {place}, by a priest who heals such fears.',
      'It was the fear of the road that {them} wished to lose, who walked close against you and started at each sound. At {place} a priest blesses beasts that are afraid. You would go there, and hold {them} while he did it.',
    ],
    offer: does(['rest', null, 'easy', 'none'], {
      action: 'Stand with {them} to be blessed',
      description:
        'The blessing is to cure {them} of fear; you wait in a line of oxen, brides and hedge-knights, where no one may push.',
      success: [
        'The priest at {place} blessed {them}, the long form and not the short, and threw the water like a man sowing. {them} shook all over, and breathed out, and was not afraid any more. There was enough on the sprinkler for you. I hope that it found you standing straight.',
        'So {them} had the blessing, between a sow and a sea-captain, and went out from the porch with a high head. The priest had looked {them} full in the eyes and found there what he wanted. He does not always, in that porch, from those who can say Amen.',
        '{them} was blessed with you, both in the one name, for the priest was short of sight. And on the bridge after {place} {them} went first. We learn that faith can be given by water. Some of it had gone down my neck as a boy, and I was only cold.',
      ],
      failure: [
        'A sow got in among the choir, and there was no blessing for {them}. By the time she had been brought to think better of it the priest had lost his stole, and the water was everywhere else. {them} was trodden on by a bride.',
        '{them} saw the sprinkler lifted and was gone out of {place} like Jonah from the Lord, before one drop fell. You ran after, calling. So the fear is still there, and it has now a priest in it.',
        'The priest at {place} had a quinsy, and whispered, and {them} was too far back to be reached. One cannot push in such a line. You asked to have it again, and he nodded, with his hand at his throat, and pointed at the door.',
      ],
    }),
    lapsed: [
      'You did not bring {them} to {place} for the blessing, and there will be none now. So {them} goes on in fear, and starts by this time at you as well.',
      '{them} had no blessing at {place}, since you did not go there. {them} still stops at church doors upon the road, and you pull on. It is in each step that {them} takes, I am told, and you hear it.',
    ],
  },
  {
    key: 'knights/wish-third-shepherd',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} was once to be the Third Shepherd in the play at {place}, and ran away.',
    opened: [
      '{them} longed to play the Third Shepherd once in the play at {place}, for {them.he} had been given that part long ago, and ran home in fear when the cue came. The chandlers give out the parts there, and you said that you would ask.',
      '“I heard my cue, and I ran home to my mother,” said {them}, who was to have been a shepherd in the play at {place}, and wished to have the part again. You said that you would ask the chandlers, who give it.',
      '{them} had nine lines by heart, the Third Shepherd’s in the play at {place}, and had once run away from that part, and wished to play it. You would beg the chandlers there for it.',
      'The shepherds’ play at {place} was soon to be given again, and {them}, who had run from the stage there once, wished to be in it. You said that you would ask the chandlers, who put it on, for the part.',
      '{them} had once run away from a part, the Third Shepherd’s, in the play at {place}, and wished to make it good by playing it. Peter was given another chance. You would ask the chandlers there to give {them} one also.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Get {them} the shepherd’s part at {place}',
      description:
        'You beg the chandlers for it, who are rehearsing; they have a Third Shepherd already, but he has a cold.',
      success: [
        'You got {them} the part at {place}, for the shepherd sneezed in the middle of his own name. The cue came. You shut your eyes, and heard all nine lines, a little hoarse, and a bleat. “Thou hast been long upon the hill, brother,” said the First Shepherd. That is not in the book.',
        'So {them} was the Third Shepherd, for the last line only, and came out with the lamb, and looked at the people, and forgot it. “I am sorry that I am late,” said {them} to the manger. They have kept that in ever since. I read it to our novices at Christmas, in its place.',
        'The chandlers let {them} play, since you had asked with your hat off, and nobody ran. {them} laid the lamb down before a doll, and stayed on both knees when the others had got up. The wish is granted. The moral would be constancy. But the lamb, I am told, had it to teach.',
      ],
      failure: [
        'There was no part free at {place} but the hinder half of the ass, and {them} took that, to be near. “I heard my cue,” said {them} afterwards. “I was only the wrong way round.” So the chandlers must be asked again.',
        'You could not get {them} the part, for the chandlers had fought with the butchers, who do Herod, and both carts lay on their sides. {them} said the lines to a butcher who sat on one. “It is well spoken,” he said, and blew his nose.',
        'The chandlers said no to you, because {them} had run away once, and they have long memories and a boy who can whistle. You pleaded the Prodigal Son. They had not done that one since the calf got loose.',
      ],
    }),
    lapsed: [
      'You did not ask for {them}’s part, and they have put down the play in {place}, as there was too much laughing in it. {them} said the nine lines once more, standing, and left it at that.',
      '{them} will never play the Third Shepherd at {place}, for you did not ask in time, and the chandlers sent word that they did it with two shepherds now. {them} thanked them, and asked after the lamb.',
    ],
  },
  {
    key: 'knights/wish-bend-in-the-arch',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} set a stone at {place} in a hurry, and has not slept well since.',
    opened: [
      'A stone in the vault at {place} might fall upon somebody, for {them} had set it in a hurry, as a mason, and wished to wedge it. It wanted a second pair of hands. You offered yours.',
      '{them} had once been a mason, and set a stone badly in the vault at {place}, and could not sleep for thinking of those beneath it. You said that you would hold it, while {them} drove in a better wedge.',
      'The arch at {place} had a loose stone, which {them}, as a mason, had left so, and wished to make fast with a wedge. Somebody must hold it while it is wedged, and you said that you would.',
      '{them}, who was once a mason, had a bad conscience: a stone in the vault at {place} was set askew, and people walk beneath it. {them} meant to mend it. You would go there and bear it up meanwhile.',
      'A stone in the arch at {place} might come down, for {them} had set it too hastily, as a mason, years ago, and wanted it made safe. You were to hold it while {them} wedged it, and you said yes.',
    ],
    offer: does(['craft', 'endurance', 'easy', 'slight'], {
      action: 'Hold up the stone while {them} wedges it',
      hurt: 'mishap',
      description: 'You stand on a trestle with both your palms above your head, and try not to hear anything.',
      success: [
        'You held the stone, and {them} drove the true wedge in, and the vault at {place} is sound. “I know,” said {them} to it, when it creaked. “Seventeen years.” There were three taps, and a fourth for love; and {them} lay down under it there, and was asleep.',
        'The stone had not stirred by a hair, but you held it, and {them} wedged it all the same, and was at peace. A spider had relied upon the chip of slate. “It never needed me,” said {them}, and I have thought of that at the election of abbots.',
        'So {them} made good the stone at {place}, while you stood with both palms up, like Moses over Amalek, and nobody to hold your arms. It is done now. You were shown every other stone there by name. The moral is to dine later. I cannot keep it.',
      ],
      failure: [
        'You and {them} could not find the stone, for by now every one at {place} looked guilty. Eleven were tapped. “They all answer,” said {them}. So it is still as it was, and you must come again with a longer ladder and less conscience.',
        'A hermit lived beneath the stone at {place} and would not be moved, and so {them} could not drive the wedge. It had dripped dust on him for seventeen years, and he offered it up. He would first have to ask, he said.',
        'The trestle broke under you, and the stone was not wedged, and {them} caught you by the hood. It still holds, upon its slate. You said a word in that holy place that I have had to write smaller than the rest.',
      ],
    }),
    lapsed: [
      'You did not go with {them} in time, and the vault at {place} came down, all of it but the one stone, which sticks out of the wall yet upon its slate. {them} asked to have that told again, and then sat long.',
      '{them}’s stone at {place} was never wedged, as you were so slow, and {them} will not go there now. You have to leave something for the next mason, says {them}, and does not look at you.',
    ],
  },
  {
    key: 'knights/wish-priors-hen',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} stole a hen from an almoner at {place}, and wants to be forgiven.',
    opened: [
      '{them} wished to be forgiven for a theft, a hen that {them.he} had taken long ago from Father Anselm, the almoner at {place}. The almoner was old, and {them} feared to go alone. You said that you would come along.',
      '{them} wished to beg pardon of the almoner at {place}, from whom {them.he} had stolen a hen when young and hungry. The almoner was a good man, who would have given her for the asking. You would go there too.',
      '{them} could see no hen without turning white, having once stolen one through a hedge, from the almoner at {place}, and heard him call her. {them} wanted his pardon now, and you would see that it was asked.',
      '{them} wished to be forgiven for a stolen hen, at which nine priests had laughed. She was Father Anselm’s, the almoner’s at {place}, and he would not laugh. So you would bring {them} to the man himself.',
      'Father Anselm, the almoner at {place}, was old and ill, and {them} had stolen a hen of his once, when hungry, and never owned to it. You would go there together and ask his pardon while there was time.',
    ],
    offer: does(['patience', 'charisma', 'easy', 'none'], {
      action: 'Stand with {them} in the almoner’s line',
      description:
        '{them} is to tell the old man of the hen; it is the line for bread, and {them} keeps letting others in before.',
      success: [
        'Father Anselm forgave {them} for the hen. “I had her,” said {them}, all in one breath. The old man thought. “Agnes,” he said. “Was she good?” She had been very good. “I am glad,” said he. “I always wondered if it was somebody hungry.” And nobody laughed, nor did the novices.',
        'So {them} told the almoner at {place}, and had pardon of him. He was almost blind, and felt {them}’s face. “I called,” he said, “but it was you that I was calling.” He put in the bread, with an egg on it, to be going on with; and then it was your turn.',
        '{them} confessed the hen, and the old almoner wept for joy, for he had blamed a fox all those years and had it preached at. It was forgiven before it was said. We learn that a sin grows heavier by carrying. I looked in my sleeve, and said nothing.',
      ],
      failure: [
        '{them} let so many go before that the hatch shut, and the almoner had not been told. “I had got as far as ‘It was’,” said {them}. So you must stand in that line again. He has not missed since the year of the hen.',
        'It was another almoner who came, a young one, and forgave {them} at once without looking up, and called the next. “He did not even ask what colour,” said {them}. Father Anselm’s foot was bad. So it is not yet forgiven.',
        '{them} came before Father Anselm, and could not speak, and took the loaf and fled; and you after. It is with sins as with teeth, I tell the novices. It was not told, therefore, and he was left wondering what he had done.',
      ],
    }),
    lapsed: [
      'You did not go with {them} to be forgiven for the hen, and Father Anselm is dead at {place}. {them} put a handful of corn down at the foot of a hedge. May perpetual light shine upon them all, and upon the hen.',
      '{them} can no more be forgiven for the hen, for you put it off, and the almoner of {place} forgets everything now. “Then it is only I who know,” said {them}.',
    ],
  },
  {
    key: 'knights/drowned-crypt',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swears that a sleeper in armour lies under {place}.',
    opened: [
      'Word reached you from {them} that a king in armour lies asleep under {place}, with his knights about him, until the realm has need of him. You would go down there with a light and learn if it was so.',
      '{them} let you know of a vault beneath {place} in which a king sleeps, with all his company. They snore, it is said. If you went down there you would know whether it was true, and could tell others.',
      'You had heard from {them} that under {place} lie a king and his knights in their harness, asleep. A grandmother had put her ear to the ground, and one asked her what o’clock it was. You had a mind to go down and see.',
      'You had learned from {them} of a hole at {place}, and of armour at the bottom with somebody in it, warm; an old king, people say, who sleeps there. There was a way down still, and you would take it, and see.',
      'Word reached you from {them} of a sleeping king under {place}, to whom not one has dared go down. Others tell the same of other hills, I know; we have one ourselves, and it is a cellar. But you said that you would look.',
      'You had learned from {them} how one comes to the vault beneath {place}, where a king lies asleep, they say, with forty in mail. You were to go with a candle and learn whether the half of it was true.',
      '{them} let you know that a mole was caught at {place}, with a gold ring about its neck, and that so the sleeping king of whom they tell must be there below. It could be looked into, by someone thin, and you would do it.',
      'You had heard from {them} that a king lies asleep under {place}, with his knights, and will wake and ask for bread, like the seven sleepers in the cave. You said that you would creep in and see them, and bring a loaf.',
      'Word reached you from {them} that cattle will not lie down at {place}, for the snoring; a king and forty knights sleep there under the ground, till the worst comes. You thought that somebody should go down and see.',
      'You had learned from {them}, as a secret, that a king lies beneath {place}, in his mail, waiting until he is called, and that there is a hole which goes in to him. So you were to go down with a candle-end and look.',
      '{them} let you know that at {place} a spade once rang on a helmet, and the helmet said “Not yet”. You were to go below and see what king it is that lies in that vault. The man with the spade is a friar now.',
      'You had heard from {them} that no one goes over {place} except on tiptoe, lest the king should wake who sleeps under it with his men. You would go softly; but you would go, and see him with your own eyes.',
      'Word reached you from {them} of a crack at {place}, with a breath coming out of it, for a king sleeps in there, they say, among his knights. It is wide enough for a person who has fasted; and you would go in.',
      'You had heard from {them} that the herd-boys at {place} hear a knocking under them, and it is a king in armour who wants his sleep. You would go down and learn if he was there. He has had six hundred years of herd-boys.',
      '{them} let you know of a hall beneath {place}, and a king in it, with his men, asleep. Only a farrier has been there, and blindfold. So it was for you to go with your eyes open, and tell what you saw.',
      'You had learned from {them} that a ditcher at {place} heard a voice below him ask, “Is it time?” For a king lies there asleep till he is needed. You meant to go down and give a better answer than the ditcher.',
    ],
    offer: does(['explore', 'vigour', 'medium', 'slight'], {
      action: 'Go down beneath {place} with a light',
      description:
        'You look for the king who is said to sleep there; the hole has kept its counsel for six hundred years, and is about your width.',
      success: [
        'You came down into a round room under {place}, as {them} had said, and the king and his knights were gone. Their stone benches were worn by some great weight, and every one was empty. So they had been called already. I ask myself for whose war, and if they were told how it ended.',
        'There was the hall beneath {place}, and nobody in it: forty seats, rubbed bright by mail, and a door that stood open. Many feet had gone out by it. So {them} had spoken the truth, only late. Watch therefore, it is written; and they had watched, it seems, for somebody.',
        'You found the king’s table under {place}, with a knife at each seat, and no sleepers at it. {them} was right, and too late by an age. You went round with your candle, as one looks in upon children. A horn hung there with no dust upon its mouth, and I cannot explain it.',
      ],
      failure: [
        'You went into the hole at {place} as far as your hips, and stuck, and saw no king. A shepherd drew you out by the feet in the end, and wished to know if it was you. {them} has promised not to tell that part. So has the shepherd.',
        'Your candle went out under {place}, and something breathed, and you came up again rather fast. It was a cow, very likely, who had gone in by another door. {them} asked what you had seen. You had seen the dark, as Jonah did, and were no better preacher after it.',
        'There was water in the hole at {place}, up to the roof, and so you could not learn if {them} was right about the king. You called. It was your own voice that answered, and it asked, as they always do, if it was time.',
      ],
    }),
    lapsed: [
      'You never went down to look for {them}’s sleeping king, and a mill has been set over the hole at {place}, so that nobody can. The noise would have woken anyone. {them} says that they are biding their time down there.',
      'There is no way any more to the king of whom {them} told you, for you did not go; another dug at {place} with oxen, and the roof came in. {them} had kept it for you, I am told, for years.',
    ],
  },
  {
    key: 'knights/true-prices',
    kind: 'rumour',
    at: 'city',
    title: '{them} knows of a trader in {place} who will sell the truth for gossip.',
    opened: [
      'Word reached you from {them} of a stall in {place}, where a woman sells ribbons, and truth for gossip. Bring her true news and she gives you some in return. So you were to go there. I ought to call it a sin.',
      'You had learned from {them} of a ribbon-seller in {place} who trades secrets, one for another. An abbess heard from her where her brother was buried. You had only to go to that stall, and tell her something that had really happened.',
      '{them} let you know that one should go to the ribbon stall in {place} and take some fresh news along, for the woman there gives a truth for a truth. Which of us has not some news, and no one to tell?',
      'You had heard that {them} sold a piece of news at a ribbon stall in {place}, and was given another in return, so true that one had to sit down. You would go there yourself, and see what yours would fetch.',
      'Word reached you from {them} that news is sold for news in {place}, at a ribbon stall. For the tale of a neighbour’s pig {them} was told a bishop’s secret. So it was worth the road, with some tale better than a pig.',
      'You had learned from {them} that the ribbon-woman in {place} knows even what stands in letters that were lost, and tells it in return for news. She would do the same for you. It must be news, though, that somebody would pay to keep in.',
      '{them} let you know of a woman who sells ribbon in {place} and will tell you true things, if you tell her some. She has had three confessors, and each came out with more than he brought. I pray for those three, and envy them.',
      'You had learned why {them} wears a green ribbon: it came from a stall in {place} where they give a secret for a secret. So you would take your own news to that stall, and ask what it was worth.',
      'You had heard from {them} of a ribbon stall in {place}, where a woman gives a true tale for a true tale. Ask, and it shall be given you, says Our Lord. You were to go, and to lie about nothing.',
      'Word reached you from {them} of an answer bought at the ribbon stall in {place}, with something heard through a wall, and it had saved a marriage. You wished to know what the woman there would tell you, for a like price.',
      '{them} let you know that the ribbon-woman in {place} takes no money: tell her who was seen, and where, and she will tell you what was kept from you at home. It seemed a thing to be done soon, before your news was old.',
      'You had learned from {them} why the priests of {place} buy so much ribbon: the woman at that stall gives secrets in return for secrets. You could go as well. You were advised to bring her nothing about the weather.',
      'You had heard that an aunt of {them} had the truth from the ribbon-woman in {place}, in return for gossip, when three lawyers could not find it. You would try it, and had the gossip already.',
      'Word reached you from {them} that you should go to {place}, ask for the ribbons, and have by you something that nobody had told yet. The woman would give you as much truth for it as you brought.',
      '{them} let you know of the ribbon stall in {place}, where a bishop’s secretary told the woman a secret and was given one, and sat down upon a step. You would go there next, and look to where the step was.',
    ],
    offer: does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Trade news at the ribbon stall',
      description:
        'You tell the ribbon-woman some true news, and are told a secret for it; she will sell yours before you are out of the street.',
      success: [
        'You told the ribbon-woman what you had seen, and she told you as much in return, as {them} had said. It was the sheriff’s table-talk, the whole length of it. Then came a little end about yourself, thrown in; and you have never told me what it was, and I have asked twice.',
        'So you leaned in over the green ribbon and traded your news for hers: a name, and the window at which he sits. She made it up to the full ell with what an alderman says in his sleep. The Apostle forbids us to carry tales. I do not find that he forbids the hearing.',
        'The woman in {place} took your tale between finger and thumb, and found it good, and gave you a truth that you had long wanted. {them} had not lied. We learn that the truth shall make us free. She charges for it, all the same, and so does our almoner.',
      ],
      failure: [
        'You told your news at the stall in {place}, but the woman knew it already, and gave you only the end of it. It was about a fool upon a road, and went on for some time. {them} had said to bring something new.',
        'The ribbon-woman looked at your tale against the light and said that it was cracked in the middle, and gave you nothing for it. It was where you had come off rather well. All men are liars, says the psalm; but he said it in his haste.',
        'There was a friar before you at the stall in {place}, and he told her so much that she had no ear left for you. So you came away without a word. It went on behind you like a mill. I hope that he was not one of ours.',
      ],
    }),
    lapsed: [
      'You did not go to the ribbon-woman of {place}, of whom {them} had told you, and she was taken up for witchcraft, or for debt. Nobody sells the truth there now, and they do well without.',
      'The truth that you might have had at the ribbon stall in {place} has been sold to someone else, since you were slow to come. {them} was sorry. You will hear of it, I suppose, with the rest of us, on the Day of Judgement.',
    ],
  },
  {
    key: 'knights/honey-thief',
    kind: 'promise',
    at: 'city',
    title: 'You promised {them} to speak for a prisoner in {place}.',
    opened: [
      '{them} and a brother had robbed the abbot’s hives, and only the brother was caught. He lies in irons in the gaol at {place}. {them} cannot go there, being known, and asked you to speak for him to the keeper. You will.',
      '{them} has a young brother in the gaol at {place}, put there among coiners for one pot of the abbot’s honey. A stranger of good name might talk him out of it. So you said that you would go and plead with the gaoler.',
      '“It was I that held the ladder,” {them} told you. A brother of {them}’s had climbed it to steal the abbot’s honey, and so he sits in the gaol at {place}. You gave your word to go there and ask the keeper for him.',
      '{them} was afraid for a brother, a simple lad, who is in the gaol at {place} because he ate of the abbot’s honey. The keeper would free him if a person of credit asked. You said that you would ask.',
      '{them} had begged the reeve, a canon and an uncle to plead for a brother, and each had answered that somebody should. The brother is in gaol at {place}, for stealing honey from the abbot. You said that you would be the somebody.',
      '{them} had no peace for thinking of a brother in the gaol at {place}. He had stolen the abbot’s honey, and stopped to put the lid back, and so was taken. You gave your word to speak to the keeper for him.',
      'The abbot’s honey was stolen by {them} and a brother, and the brother ran slower. He is in irons now in the gaol at {place}, and {them} would be taken too if {them.he} went there. You promised {them} to go and plead for him.',
      'A brother of {them}’s was in the gaol at {place}, over one honeycomb of the abbot’s, and no neighbour dared to plead for him, though a stranger might. You said yes, and that gaolers are people.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Plead for the honey thief at the gaol',
      description:
        'You ask the keeper to let {them}’s brother go; but he is paid by the head, and has few enough this month.',
      success: [
        'You pleaded for the brother of {them}, and the keeper let him go, for you showed him that the boy ate more than he brought in. They were striking off the irons before the sum was done. And he asked you, all eyes, how the hives were. I was a young thief myself once, of pears.',
        'So the honey thief is free, and {them} has a brother again. The keeper was a hard man; but you asked him what he had stolen at that age, and he was so long in answering that he reached for the key. Let him who is without sin cast the first stone. They never do, being at dinner.',
        'The keeper at {place} heard you out, and gave you the boy by the hand, with a paper. {them} was waiting where the road bends. I am told how they met, and could tell it; but I have noticed that the novices look at their bowls.',
      ],
      failure: [
        'You pleaded so well for the brother of {them} that the keeper thought he must be somebody, and moved him to a better cell, with higher fees. So he sits there yet. We learn to praise in measure. But how should one have known it?',
        'The keeper would not free the boy on your word, for the abbot had written that very week about the lid. You were let speak to him through the bars, and told him that {them} was well. He asked if the bees were angry.',
        'You spoke for the brother of {them}, and the keeper wept, and agreed with every word, and kept him. It was done for the company, he said, for the coiners do not talk. You will have to find him something colder to weep at.',
      ],
    }),
    lapsed: [
      'You broke your promise to {them} and did not plead for the prisoner at {place}, and the brother was sent from there to row in the galleys. {them} had stood at the window to see you come.',
      'Your word to {them} about the gaol was not kept, and so {them} went to {place} alone, and was known at once, and came home with nothing. I have put both the brothers in our prayers, and you after them.',
    ],
  },
  {
    key: 'knights/beacon-round',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to run the beacon-round at {place} in {them.his} stead.',
    opened: [
      '{them} holds half a field on one condition: somebody must run for it from {place} to the parish bounds and back with a burning brand, before the beacon there burns out. {them} could no longer run so far. You gave your word to run instead.',
      '{them} would lose half a field, and the bread from it, for its rent is a run with a lighted torch, from {place} to the parish bounds and back. {them} has a bad hip. You said that you would run in {them.his} stead.',
      'The lord would take a field from {them}, unless somebody ran for it at {place}: out to the bounds and home with a burning brand, while the beacon lasts. {them} was too lame for it, and you gave your word to run.',
      '{them} had a nephew who used to run for the family’s field, and he has married and gone. Now nobody was left to carry a burning brand from {place} to the bounds and back, and so the field is lost. You promised {them} to run.',
      '“I have no one to run for my field,” said {them}, and showed you a bad hip. {them} keeps it only if somebody carries fire from {place} to the parish bounds and back before the beacon sinks. You promised to do it.',
      'A runner was wanted at {place}, to carry a torch to the bounds and back, or else {them} would lose half a field to the lord. {them} looked at your legs. You said that you would run.',
      '{them} has to pay the rent of a field with a race, from {place} to the bounds and home, with a burning brand; and {them} has a bad hip. You said that you would run it. Boys throw turnips at the runner, you learned afterwards.',
      'Half of {them}’s bread grows on a field which the lord will take back, unless somebody comes to {place} and carries a burning brand to the bounds and home. {them} had nobody quick, and asked you. You gave your hand on it.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Run the beacon-round for {them}',
      description:
        'You run to the bounds and back with fire in your fist, and the boys of two parishes are allowed to throw things.',
      success: [
        'You ran the beacon-round for {them}, and came home with the brand alight, and the field is saved. They threw turnips, as is custom, and one cabbage, as is not. It was a spark by then no bigger than a ladybird; and a very old man cut it upon a stick that the house had done its service.',
        'So {them} keeps the half-field, for you carried the fire along the ditch, where the boys had not thought of standing. They thought of it. You came in with a turnip on each ear, like Stephen, and forgave them nearly as fast.',
        'The brand was burning when you gave it back at {place}, and the service of {them} was paid. You had run with your sleeve before it. Ye are the light of the world, we are told; and you were, for the length of one parish, and smelled of hair.',
      ],
      failure: [
        'A turnip put out your brand, and so the run for {them} does not count, and the field is not saved yet. The boys were horrified. They had been missing for generations, and did not know what one says.',
        'You fell at the bounds, and the fire went out in a puddle, and {them} must ask leave for you to run again. You said a prayer there, of a sort. I have left it out, and the novices have guessed it.',
        'The beacon was down before you were home with the brand, and {them} has the field only till the lord counts again. You had stopped to untie a goat. Which is the greater charity? I was asked it at supper, and sent them to bed.',
      ],
      hurt: 'blow',
    }),
    lapsed: [
      'You broke your promise to {them} and did not run the beacon-round at {place}, and the lord takes the half-field. {them} has a ladder against the hedge of it, and looks over, and will not be asked about you.',
      '{them} has to run the beacon-round at {place}, with a bad hip, since you had broken your word. They will let it count, out of pity, and {them} can never be got to speak of it, nor to you.',
    ],
  },
];
