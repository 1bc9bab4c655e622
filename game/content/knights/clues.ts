import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const knightClues: readonly ClueContent[] = [
  {
    key: 'knights/lead-chronicle',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A monk in {place} wrote {them} into a chronicle, and {them} has paid to have it shut.',
    learned: [
      'A monk in {place} has written into his chronicle a shameful thing that {them} did, and {them} pays the abbey to keep the book shut. If you read that page, you would know how to shame {them} before people.',
      '{them} fears one book, the chronicle of an abbey in {place}, for a monk has set down in it a thing of which {them} is ashamed. If you went there and read it, you could use it against {them.him}.',
      '{them} sends a purse each year to an abbey in {place}, so that its chronicle may not be opened at one certain page. What stands on that page could be used against {them}, if you went there and read it.',
      'A chronicle in an abbey at {place} tells of {them}’s disgrace, and {them} pays to have it kept shut. Whoever read it there would know with what words {them} may be put to shame.',
      'There is a page about {them} in the abbey’s chronicle at {place}, and it is no praise, so that {them} pays the monks to show it to nobody. If you got the librarian to open it, you would know how {them} may be shamed.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Read the chronicle on its chain',
      description:
        'You look in it for the page that shames {them}; the Latin is long, and the librarian turns the leaves himself.',
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
      'The chronicle in {place} can no more be read, for you did not go, and {them} has borrowed it and not given it back. I have heard that it was a cold house and that the book was a thick one.',
      'The page about {them} in the chronicle of {place} is of no more use to you, for the monk has rewritten it, with a halo, since you were slow to come. He charged by the ray.',
    ],
  },
  {
    key: 'knights/lead-vow-at-shrine',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} left a wax leg at {place}, with a vow tied to it.',
    learned: [
      '{them}, when sick, vowed something to a saint, and never did it. The vow hangs at {place}, on paper, tied to a leg of wax. If you read it, you could remind {them} of it when you stood before {them.him}.',
      'A leg of wax was hung up for {them} at {place}, against a fever, and a written vow is tied about its knee. {them} has never kept it. If you read that vow, you would know of what {them} has to be ashamed.',
      '{them} once swore something to a saint, in order to be healed, and would like it forgotten. It is written on a paper at {place}, tied round a leg of wax. If you read it there, you would have something to face {them.him} with.',
      'A vow of {them}’s, made in a fever and never paid, hangs at {place} on a leg of wax. Whoever read it could face {them} with it. It is written, Pay that which thou hast vowed.',
      'There is a shrine at {place} where the sick leave limbs of wax, and one leg is from {them}, with a vow tied on that was never kept. If you read the vow, you could use it against {them.him}.',
    ],
    offer: does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Kneel by the wax leg until left alone',
      description:
        'You mean to read the vow of {them} that is tied to it; but an old woman keeps watch there, and she out-prays everyone.',
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
      'The vow of {them} at {place} can no longer be read, for you did not go, and the wax leg was melted for a great candle, and the paper was burned with it. They tell me that it gave a clear flame.',
      '{them} had the wax leg and the vow taken down from {place}, since you did not come, and a leg of silver hung up in its stead, and there is nothing there to read. The old woman dusts it also, and asks who it is.',
    ],
  },
  {
    key: 'knights/lead-harness-maker',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The tailor at {place} has {them}’s measure, and knows what is padded.',
    learned: [
      'A tailor at {place} makes the clothes of {them}, and pads them where {them} is weak. He speaks of it to customers only. If you had yourself measured there, you would hear where {them} may be hurt.',
      '{them} looks big and strong, and half of it is wool, with which a tailor at {place} covers an old hurt. If you went to that tailor to be fitted, you would learn where the hurt is.',
      '{them} has some old hurt and covers it with padding, and the tailor at {place} could say which and where. It was worth going to ask him, for then you would know where {them} is weak.',
      '{them} is so broad in the shoulders only by the help of a tailor at {place}, who knows what weakness is under the padding. He talks while he measures; so if you were measured there, you might hear where to strike.',
      'The tailor at {place} keeps a pattern of {them}, with every weak place marked on it. If you went there and let him measure you, he might talk, and you would learn where {them} can be hurt.',
    ],
    offer: does(['talk', 'perception', 'easy', 'none'], {
      action: 'Be fitted by the tailor and listen',
      description: 'He may let out where {them} is weak; he speaks through pins, and stops whenever one looks at him.',
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
      'The tailor of {place} can tell you nothing more, for you did not go, and {them} has taken him into {them.his} own house, with his patterns and his pins. He is well fed, I hear, and speaks to sleeves.',
      'The secret of {them}’s padded clothes is lost, for you were long in coming; the pattern-book is burned, and the tailor of {place} was paid to move away. I am left with a moral and no tale.',
    ],
  },
  {
    key: 'knights/lead-forage-carts',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s forage carts have to pass {place}, where the track is bad.',
    learned: [
      '{them} cannot move until thirty carts of hay come in, and they have to pass {place}, where there is one bad rut. If you stopped the first cart there, you would stop {them} too.',
      'The hay for {them}’s horses is upon the road in thirty carts, and all must go by {place}, where the track is worst. A big stone in the rut would hold them up; and without horses {them} can do nothing.',
      '{them} waits for hay, for the horses must eat, and it is to come past {place} in a line of carts. If you rolled the boundary stone there into the track, {them} would lose time.',
      'Thirty carts of hay for {them} have to go through one bad rut at {place}. If you were there first, and put something heavy into it, {them} would lose time. Some trust in horses, says the psalm; but horses have to eat.',
      '{them} will stir as soon as the hay for the horses is in, and the carts with it come by {place}, where the track is bad. If you blocked the track there, {them} would have to wait.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Roll a boundary stone into the rut',
      description:
        'So the hay carts of {them} cannot pass; but the stone is large, and two parishes have never been able to shift it.',
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
      'The hay carts of {them} came through {place}, for you had not stopped them, and {them} has horses enough now, all of them above themselves. I am told that the drivers came back singing as well.',
      '{them}’s carts can no more be stopped at {place}, for nobody hindered them, and {them} has had the track mended with old saints. Saint Peter lies uppermost, being flat.',
    ],
  },
  {
    key: 'knights/lead-wax-seal',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'A box of summonses with {them}’s seal on them waits at {place} to be sent.',
    learned: [
      'Sixty sealed letters lie in a box at {place}, by which {them} calls in everyone who owes {them.him} service. If you spoiled the seals there, {them} would have to begin again, and would lose time.',
      'The summonses of {them} lie in a box at {place} and wait for the riders, and a summons without its seal binds nobody. If you melted the wax with something hot, {them} would have to write all of them again.',
      'Sixty letters of {them}’s, to call men to arms, lie at {place} in a box, each sealed with wax. If you warmed the seals until they ran, the letters would be worth nothing, and {them} would lose time.',
      'The letters by which {them} calls for help cannot leave {place} yet, for the riders have not come. There was time for you to go there and melt the seals, and so {them} would be delayed.',
      'Sixty letters of {them}’s wait at {place}, sealed with wax, to call in {them.his} people. If you melted those seals before they were sent, {them} would be long delayed. It is written that the heart melts like wax.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Warm the seals with a hot brick',
      description:
        'Letters whose seals have melted bind nobody, and {them} must write them again; you have until the clerk comes back from his beer.',
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
      'The sixty letters of {them} have gone out from {place}, for you did not come to melt the seals. You met some of the boys who had run with them, barefoot and proud, and had not the heart to be angry.',
      'The letters of {them} were sent from {place} with whole seals, for nobody had touched them, and there is no more to be done with that box. The clerk keeps a hen in it, and she will not be summoned.',
    ],
  },
  {
    key: 'knights/lead-church-court',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The church court in {place} has a paper about {them}’s grandparents.',
    learned: [
      '{them}’s grandparents were cousins and married without leave, and the church court in {place} has a paper on it. If you raised the matter there, {them} could sign nothing until it was judged, and would lose time.',
      '{them} might be delayed by a question about {them.his} grandparents, who were too near of kin to marry. The church court in {place} has the paper. If you asked it there, {them.his} seal would bind nobody until the judges had answered.',
      '{them} pays a vicar in {place} to keep one drawer shut, for there is a paper in it which makes {them.him} a bastard at two removes. If you had the church court there ask for it, {them} would have to wait for the judges.',
      '{them}’s grandparents were cousins, and should not have married. If you asked the church court in {place} about it, everything that {them} meant to do would stand still until the court had spoken.',
      '{them} has a flaw in {them.his} birth, by way of a great-aunt, and the church court in {place} has the paper. If you woke that court, {them} could seal nothing for as long as it talked.',
    ],
    offer: does(['talk', 'intellect', 'hard', 'none'], {
      action: 'Raise an impediment before the church court',
      description:
        'You plead that {them}’s grandparents were cousins, so that {them} may seal nothing; there are four cousins to name in order.',
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
      'The church court in {place} cannot be asked about {them} any more, for you left the paper lying, and {them} bought a dispensation for all four grandparents. The court went to sleep again, with a sigh, like an old dog at a door.',
      'The case of {them}’s grandparents is lost to you, for another raised it in {place}, for a wager, and raised it badly. By the law it cannot be brought twice. I have a moral about wagers, and it cost me a candle.',
    ],
  },
];
