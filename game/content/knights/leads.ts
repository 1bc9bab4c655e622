import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const knightLeads: readonly LeadContent[] = [
  {
    key: 'knights/lead-chronicle',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A monk in {place} wrote {them} into a chronicle, and {them} has paid to have it shut.',
    opened: [
      'Now a monk in {place} had written into his chronicle what {them} did, and {them} had paid the abbey to keep the book shut. You would go to {place} and read it; for what is paid to be hidden is worth a candle.',
      '{them} feared one book in the world. It lay on a chain in {place}, for a monk had set down in it what {them.he} did. You had only to come and read there; and monks, I may say, long to be read.',
      '{them} had sent a purse to an abbey in {place}, that a chronicle should never be opened at one certain year. A parchment-maker told you so, and begged pardon for it. What stood there could be used against {them}, if you went and read.',
      'There is nothing hid that shall not be known, and what {them} had hidden was a page in {place}. A monk had written it, and it rhymed. So you would go to that abbey, read, and learn how {them} may be shamed.',
      '“Read the chronicle in {place},” a lay-brother told you, “for it has {them} in it, to the life.” And {them} had given silver to have it shut. He told it you over the beans, which is a sin, and I have done it too.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Read the chronicle on its chain',
      description: 'The chain is a short one, the Latin is long, and the librarian turns the leaves himself.',
      success: [
        'You read the page about {them}, and knew now what would shame {them.him} before all people: a promise made to a goose-girl upon a relic, and never kept. The librarian held the leaf for you. We learn that nothing is so small that Heaven has no margin for it. Ours are full of snails.',
        'So you learned by heart what the monk wrote of {them}: how a child had asked {them.him} one plain question before the court, and {them.he} left the county over it. You had the question now, and it was seven words long. Our Lord asked shorter ones.',
        'The librarian let you read, for you had praised his initials, and you found where {them} was weak. {them} had once begged a ploughman’s pardon upon both knees, and had paid ever since to have it unsaid. I should have thought that it was the best thing in the book.',
      ],
      failure: [
        'You did not get to read about {them}, for the librarian turned two leaves together at that year, as one steps over a drain. And he had read you the whole of Lent to get there. You thanked him, and your neck was crooked for a week, as a judgement.',
        'A mouse had eaten the page on which {them} stood, and there was nothing left to read but the eclipses. The old monk who wrote it was fetched, and he looked in and wept. All flesh is grass, says Isaiah; and all parchment is calf, and comes to a mouse.',
        'The chain was too short, and you had to kneel to the book, and so the librarian took you for a penitent and closed it upon your nose for your good. You saw the name of {them}, in red, and no more. The novices laugh here. I let them.',
      ],
    }),
    lapsed: [
      'You let the chronicle in {place} go, and {them} has borrowed it since and not given it back. It can no more be read. I have heard that it was a cold house and that the book was a thick one.',
      'You came too late for the page, and the monk of {place} had rewritten it for {them}, with a halo. He charged by the ray. So there was nothing left there to use; and it is a very good halo, I am told.',
    ],
  },
  {
    key: 'knights/lead-vow-at-shrine',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} left a wax leg at {place}, with a vow tied to it.',
    opened: [
      'Now {them} had vowed something to a saint when {them.he} was sick, and the vow still hung at {place}, tied upon a leg of wax. You might go and read it; for it is good to know what the proud say on their knees.',
      'A candle-maker told you that he had cast a wax leg for {them}, who had a fever, and tied a written vow about its knee. It hangs at {place}. Read that vow, he said, and you will know what {them} fears.',
      '{them} had once sworn an oath to be healed, and was healed, and would like it forgotten. It was written on a paper at {place}, about a leg of wax. Nobody there can read; so it was left for you to come and do it.',
      'It is written, Pay that which thou hast vowed; and {them} had not. The vow was at {place}, hung up with a wax leg for a fever. Whoever read it would know how to face {them}, said the bedesman, and showed you the way.',
      'You were told of a shrine at {place} where the sick leave limbs of wax, and that one of the legs was from {them}, with a vow tied on. What it said, only the saint knew. You had a mind to be the second.',
    ],
    offer: does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Kneel by the wax leg until left alone',
      description: 'An old woman keeps the limbs, she out-prays everyone, and nothing may be touched while she is by.',
      success: [
        'You read the vow of {them}: “I will never again ride over any who kneel.” So you knew now how to stand before {them.him}, or rather how not to stand. The old woman had nodded off, and you hung it up as it was. A vow is worth a castle, we say. The castle was cheaper.',
        'The old woman untied the paper for you herself, for you had prayed till you could not feel your legs. {them} had sworn to hear whoever came in the name of Saint Eligius, and now you had that name. “Tell {them} that I dust it,” she said. I pray for her oftener than for bishops.',
        'So at last you were alone with the leg, and read that {them} had vowed to give back a field to some nuns, and never gave it. You knew by that what to say to {them.him}, and before whom. It must be sweet to owe Heaven nothing. I cannot speak of it.',
      ],
      failure: [
        'You never read the vow of {them}, for you had knelt by the wrong leg. It was a miller’s, from Ware, and you were told of his knee throughout a rosary. The old woman would not let you begin again at another; it would have been greedy, she said.',
        'You rose too soon and pulled the wax leg off its nail, and the keeper caught it and put {them}’s paper in her bosom. So it was not to be read by you. Uzzah put forth his hand to the ark and was struck dead; she only looked.',
        'The old woman out-prayed you, and you crept off upon your knees with nothing learned of {them}. You had been three times through the saints, and she had begun on the prophets. Pray without ceasing, says the Apostle. I think that he had not met her.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and the wax leg of {them} was melted for a great candle, and the vow was burned with it. There is nothing to read there now. They tell me that it gave a clear flame.',
      '{them} had the vow taken down from {place} and a leg of silver hung up in its stead, since you did not come. Nothing is written on that one. The old woman dusts it also, and asks who it is.',
    ],
  },
  {
    key: 'knights/lead-harness-maker',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The tailor at {place} has {them}’s measure, and knows what is padded.',
    opened: [
      'Now there was a tailor at {place} who made the clothes of {them}, and knew what weakness the padding hid. He may tell it to customers only. So you would be one, and be measured, and hear where {them} is not so strong.',
      '{them} makes a great figure, and it is wool. A journeyman told you so, with a groan, for he had stuffed the left shoulder himself; and the reason for it was known to his master at {place}. You had only to go and be fitted.',
      'They told you that {them} has some old hurt and covers it with a bolster, and that the tailor at {place} could say which and where. All flesh is grass, it is written. In this case it was fleece, and worth going to ask about.',
      'Saul was higher than any of the people from the shoulders upward, and so was {them}, but by means of a tailor. He worked at {place}. He knew what was padded and for what cause; and whoever had himself fitted there might hear it.',
      'A laundress let you know that {them} was smaller out of {them.his} clothes. The tailor at {place} had the pattern, with every weak place marked. It was a matter of going there, and of being measured, and of holding one’s tongue.',
    ],
    offer: does(['talk', 'perception', 'easy', 'none'], {
      action: 'Be fitted by the tailor and listen',
      description: 'He speaks through pins, and to the other sleeve, and stops whenever one looks at him.',
      success: [
        'The tailor told you where {them} is weak: the right arm will not go higher than the shoulder, and he had cut the coat so that it should seem contempt. So you knew from which side to come. He said it to your sleeve. The moral would be that sleeves hear more than confessors.',
        'You held still, and the tailor let it out that {them} had a letter sewn over the heart, from {them.his} mother, and it says, Do not be hasty. {them} goes in fear of that one line. So did I, of mine; and I was hasty, and came here.',
        'So you heard from the tailor, through his pins, that {them} cannot kneel, for the left knee is bound up in whalebone, and that {them.he} would sooner fall than have it seen. You had the secret now. Pride goeth before destruction; and pays, it seems, by the ell.',
      ],
      failure: [
        'You learned nothing of {them}, for you looked the tailor in the face, and he stopped. It had been at the very word, with eleven pins in it. After that he spoke only of hose. Lot’s wife looked also, and was at least some use to cattle.',
        'The tailor took you for a servant of {them} and had you into {them.his} great coat to try it, and told you nothing. It held three of you. You had seen all that was in it, in a manner, from within; but in there it was dark.',
        'A pin went into you, and you cried out, and the tailor was so much ashamed that he sent you away with no word said about {them}. He gave you a blessing on it, and thread. Saint Sebastian bore more pins than that. He was not asked to stand straight.',
      ],
    }),
    lapsed: [
      'You let the tailor go, and {them} took him from {place} into {them.his} own house, with his patterns and his pins. No one may be measured there but {them}. He is well fed, I hear, and speaks to sleeves.',
      '{them} had the pattern-book burned, for you were long in coming, and the tailor of {place} was paid to forget it. He could not; but he could move away. So that secret is lost, and I am left with a moral and no tale.',
    ],
  },
  {
    key: 'knights/lead-forage-carts',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s forage carts have to pass {place}, where the track is bad.',
    opened: [
      'Now {them} could not move until the hay for {them.his} horses came in, and thirty carts of it had to pass {place}. There is one bad rut there. Stop the first cart, said the hayward, and you have stopped them all, and {them} too.',
      'The hay for {them} was upon the road in thirty carts, and all must go by {place}, where the track is worst. One stone in that rut, a carter told you, had held him for a week; and {them} had waited for him.',
      'Horses eat, and {them} had called a great many together, so that {them.he} sat and waited for hay. It was coming past {place}, in a line. Whoever blocked the track there would win time from {them}; and there lay a boundary stone quite near.',
      'Some trust in chariots and some in horses, says the psalm, but both want oats. Those of {them} were on thirty carts, and the carts had to go through one rut at {place}. You meant to be at it first, with something heavy.',
      'You heard that {them} would stir as soon as the forage was in, and not before. The drivers came singing toward {place}, for they had been given beer to hurry. If the track were stopped there it would cost {them} dear in time.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Roll a boundary stone into the rut',
      description: 'It has the arms of two parishes on it, and neither of them has ever been able to shift it.',
      success: [
        'You rolled the boundary stone into the rut, and the thirty carts of {them} stood still behind it. They had to be unloaded by the forkful. So {them} lost much time, and the horses ate their bedding. Blessed are the meek, we preach. But I have known a stone do better.',
        'The stone went down into the rut, and nobody dared to move it, for it was now the bound of two parishes, and both came with their books to argue. So {them} waited for hay. I do not say that Providence loves a lawsuit. But see how many it has made.',
        'You stopped the carts of {them} with that stone, as Samson stopped Gaza by the gate, and were nearly as sorry in the back. Thirty drivers sat down and finished the beer. It was long before {them} could move; and you crept home like a crab, and gave thanks.',
      ],
      failure: [
        'You could not stop the carts of {them}, for the stone rolled back on you, and you lay in the rut yourself. The carters thought that you had meant to fill it for them. So they took off their hats and went over you, upon planks. I call that courtesy.',
        'The stone went over the track and into a pond, and left the road wider, and the hay of {them} came by at a trot. One driver asked if you would see to the next bad place. We learn to measure first. I do not see how one could have.',
        'The carters of {them} caught you with your shoulder to the stone and gave you a penance for it, which was to hold the horses. The carts went through. He that diggeth a pit shall fall into it; it says nothing of being asked for a push.',
      ],
    }),
    lapsed: [
      'You did not stop the carts at {place}, so the hay came in, and {them} has horses enough now, all of them above themselves. I am told that the drivers came back singing as well.',
      '{them} had the track at {place} mended with old saints, since nobody hindered it, and the carts go by there quickly. It cannot be blocked any more. Saint Peter lies uppermost, being flat.',
    ],
  },
  {
    key: 'knights/lead-wax-seal',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'A box of summonses with {them}’s seal on them waits at {place} to be sent.',
    opened: [
      'Now {them} was calling in everyone who owed {them.him} service, and sixty sealed letters lay ready in a box at {place}. They had not gone out yet. If the seals were spoiled there, said a clerk’s boy, {them} would have to write them all again.',
      'The summonses of {them} stood in a box at {place} and only waited for the riders, and a summons without its seal binds nobody. You had a mind to go there and melt some wax. It is an ill use of a brick.',
      'A beekeeper had sold {them} all his wax, and was sorry, for it went to seal sixty letters that would call men to arms. They lay at {place}. Warm them, he said to his shoes, and they will run.',
      'Two riders in their boots told you that the letters of {them} could not leave {place}, for the clerk had lost the key. He was in an ale-house. So there was time for you to come to the box and undo the seals.',
      'It is written that the heart melts like wax, and {them} had sixty seals that would do the same. They were at {place}, upon letters calling in {them.his} people. If those seals ran before the letters did, {them} would be long delayed.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Warm the seals with a hot brick',
      description: 'Each seal must run but not drip, and the clerk is as far as his second pot.',
      success: [
        'You melted the seals on the letters of {them}, all sixty, and not one would now bind a ploughboy. So {them} had to have them written again, and first find bees. You passed the brick along them like a mother with a warming-pan. Is that theft? The novices ask, and I turn the page.',
        'The seals ran together, and the sixty letters of {them} became one large letter to sixty people. It went to the first of them upon a barrow. So {them} must wait long for the last. We are all one body, says the Apostle. I had not thought of it in wax.',
        'So you spoiled the seals with a hot brick before the clerk came back, and the riders of {them} took off their boots again. It won you much time. The clerk, poor soul, thought that he had done it himself, in drink, and has been sober since. I cannot make that a sin.',
      ],
      failure: [
        'You did not spoil the letters of {them}, for the brick was too hot and the wax took fire, and the clerk came and thanked you. He had spelt a name wrong in all sixty. The right ones were in the cupboard. I have wished for such a friend.',
        'You had the seals of {them} just soft when you heard the clerk, and could only blow on them; and they set harder than before. He said that he must have done them on a good day. Pharaoh’s heart was hardened so. But the Lord did that.',
        'You knocked over the box, and the letters of {them} went about the floor, and the two riders helped you to pick them up. So they had them, and they rode. You had even wiped the seals. Martha was careful and troubled about many things, and so were you.',
      ],
    }),
    lapsed: [
      'You did not come to {place}, and sixty boys ran from it with the letters of {them}. All are delivered now. You met some of the boys coming home, barefoot and proud, and had not the heart to be angry.',
      'The letters of {them} went out from {place} with whole seals, for nobody had touched them. There is no more to be done with that box. The clerk keeps a hen in it, and she will not be summoned.',
    ],
  },
  {
    key: 'knights/lead-church-court',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The church court in {place} has a paper about {them}’s grandparents.',
    opened: [
      'Now {them}’s grandparents had been cousins and had married without leave, and a paper on it lay before the church court in {place}. Whoever raised the matter there would stop {them} from signing anything. It wanted only a stranger with a clear head.',
      'An old proctor told you how {them} might be delayed: by a question about {them.his} grandparents, who were too near of kin. The church court in {place} had the paper. While it asks if you were lawfully born, said he, your seal binds nobody.',
      '{them} paid a vicar in {place} to keep one drawer shut, for there was a pedigree in it that made {them.him} a bastard at two removes. You could have the church court open it, by asking in due form; and {them} would have to wait.',
      'The sins of the fathers are visited to the third generation, and {them} was the third. The grandparents had been cousins. So the church court in {place} had only to be asked about it, and everything that {them} meant to do would stand still meanwhile.',
      'It was whispered to you over a tomb that {them} had a flaw in {them.his} birth, by way of a great-aunt. The court in {place} had the paper, and slept. Wake it, they said, and {them} can do nothing for as long as it talks.',
    ],
    offer: does(['talk', 'intellect', 'hard', 'none'], {
      action: 'Raise an impediment before the church court',
      description:
        'It is done in the proper order, with four cousins on your fingers, and they will try to lose you at the third.',
      success: [
        'The church court took up your plea against {them}, and until it is judged {them} may seal nothing. You had gone up the one side and down the other and met yourself at the great-aunt. They would ask Rheims next, and then Rome. God is patient. His courts have learned it of Him.',
        'You named the four cousins in order, and the judges ordered {them} to prove {them.his} birth, with the bones of both grandmothers. So {them} was held up for long. The oldest judge had waited for this since he was a young one; and he kissed you, as Simeon might have done.',
        'So your impediment was received, and {them} was bidden to come and be asked who {them.his} grandparents were. They tried to lose you at the third cousin, but you went back to Adam. The moral is that we are all cousins. I preached it once, and two weddings were put off.',
      ],
      failure: [
        'The court threw out your plea against {them}, for you had the third cousin upon the wrong hand. It followed from it that it was you who might not marry {them}. They would have recorded this; and you withdrew, and blushed, and I blush with you.',
        'The drawer was opened, and someone had written “Dispensed” beneath the paper on {them}, in good fresh ink. So there was no case to hear. The vicar did not look up. Behold how good and how pleasant it is, says the psalm, but of brethren and not of vicars.',
        'You lost your way among {them}’s great-aunts, and the three judges went to dinner while you were looking for it. Nothing was put down. They told you to come again with a drawing. It is written, Of making many books there is no end; and of aunts, it is left open.',
      ],
    }),
    lapsed: [
      'You left the paper lying, and {them} bought a dispensation for all four grandparents. The church court in {place} cannot be asked about them now. It went to sleep again, with a sigh, like an old dog at a door.',
      'Another raised the case against {them} in {place} while you did not, for a wager, and raised it badly. By the law it cannot be brought twice. I have a moral about wagers, and it cost me a candle.',
    ],
  },
];
