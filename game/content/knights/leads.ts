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
      'Monks write down everything, and are seldom read. One in {place} had put {them} into his chronicle with all that had been done that year, and the good as well. The book had been chained since then, with the clasp outward.',
      'A parchment-maker remembered the order: forty calves, for a chronicle, in {place}. At the thirty-first calf {them} had sent a purse to the abbey. It was for candles. No more had been heard about the book.',
      'You were told that the worst thing ever said of {them} was in Latin, and in {place}, and rhymed. The monk who had made it was rather proud of the rhyme. He had so few readers.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Read the chronicle on its chain',
      description: 'The chain is a short one, the Latin is long, and the librarian turns the leaves himself.',
      success: [
        'You praised the initials till he let you hold the leaf. There was {them}, in the margin, in red, kneeling to a goose-girl; and the text told what had been promised her, upon what relic, and that it was never done. You learned it, rhyme and all. There is no one so high that he likes to hear the end of such a verse.',
        'You read for three psalms with your neck upon one side. {them} had once been asked a plain question by a child before the whole court, and had left the county over it. The question was set down there. It had seven words, and you took them away with you, under your tongue.',
      ],
      failure: [
        'The chain was so short that you had to kneel, and the librarian took you for devout. He read you the whole of Lent. At {them}’s year he wet his thumb and turned two leaves together, as one steps across a drain.',
        'A mouse had been at it. Where {them} had stood there was a hole in the form of a mouse, and beyond that were the eclipses. The monk was fetched, and looked in, and wept; he had never thought to learn it by heart.',
      ],
    }),
    lapsed: [
      'The abbey in {place} had lent {them} the chronicle, for {them.his} pleasure. It was a cold house, and they do not expect it back.',
      'The monk of {place} had been persuaded to correct himself. {them} was in the margin still, you heard, but with a halo; he had charged by the ray.',
    ],
  },
  {
    key: 'knights/lead-vow-at-shrine',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} left a wax leg at {place}, with a vow tied to it.',
    opened: [
      'They tell of {them} that in a fever there was a great vow made, and that the fever went. The vow was written out and hung up at {place}, on a leg of wax. Nobody had taken it down, since nobody there could read.',
      'A candle-maker had cast many limbs, he said, but only the one for {them}. It had hung at {place} for ten years. There was a paper tied about the knee, and he had been asked to forget that he had seen it.',
      'There is a proverb, that one should look for the great among their knees. You had it explained by a bedesman, who meant it exactly: at {place}, third from the left, in wax. {them} had sworn something there, and got well of it.',
    ],
    offer: does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Kneel by the wax leg until left alone',
      description: 'An old woman keeps the limbs, she out-prays everyone, and nothing may be touched while she is by.',
      success: [
        'She had got through the saints twice when she nodded. You turned the paper to the light. “And I will never again ride over any who kneel,” {them} had vowed, with a seal. It had been a sharp fever. You left it as it hung; but you would know now how to stand, or rather not to stand, before such a one.',
        'You prayed till you had no more feet. Then you found that she had been waiting for just that, for she untied the paper herself. It was addressed. {them} had sworn to give a hearing to whoever should bring that leg, and name the saint. “Tell {them} that I dust it,” she said. The saint is Eligius; you wrote him upon your cuff.',
      ],
      failure: [
        'You knelt by the wrong limb. It had been a miller’s, of Ware, and by the end of the rosary you knew more about it than he can have wished. She would not hear of your starting afresh on another; it would have been greedy.',
        'You rose too soon, and took hold of the leg in doing so. It came off the nail. She caught it, as she must have caught a great many; and told you, not unkindly, that it was the paper that was holding it together. She put it in her bosom.',
      ],
    }),
    lapsed: [
      'The limbs at {place} had been melted for the new candle. {them} had burned for nine days, among others, with a clear flame.',
      '{them} had had the wax leg changed for one of silver, with no knee to speak of. The old woman at {place} dusts that also.',
    ],
  },
  {
    key: 'knights/lead-harness-maker',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The tailor at {place} has {them}’s measure, and knows what is padded.',
    opened: [
      '{them} makes a great figure, and one can see that it has been made. There was a tailor at {place} who had the pattern, with every bolster marked. He was bound by his guild to show it to none but customers.',
      'You fell in with a journeyman, who had stuffed the left shoulder of {them} with his own hands. With what? With wool, he said, and a groan; he referred you to his master at {place}. There was something that it had to cover.',
      'They were laughing at a doublet on a pole. The tailor at {place} had made two of that sort for {them}, one for standing, one for sitting. He knew the reason for both, and it must be a heavy thing to know alone.',
    ],
    offer: does(['talk', 'perception', 'easy', 'none'], {
      action: 'Be fitted by the tailor and listen',
      description: 'He speaks through pins, and to the other sleeve, and stops whenever one looks at him.',
      success: [
        'You looked at a wall. “Up,” he said to your arm, and it went up. “There, now! There is one I know that will not. From the shoulder, so far, and no farther. I cut it so that it should seem contempt.” You left your arm where it was, and thought of {them}; and upon which side one would come.',
        'He chalked you, and sighed. He told your left sleeve that he had once sewn a letter into a lining, for luck, from a mother. “Not a great reader, that mother. It says, Do not be hasty.” So there was one thing that {them} went in fear of. It was over the heart; you could have put your finger on it.',
      ],
      failure: [
        'You looked. He stopped. It had been at the very word, and there were eleven pins in it. After that he spoke only of hose, and of how people have hose nowadays and no calves.',
        'He took you for one of {them}’s household, come for the large one, and had you into it before you could say. It held three of you. You had seen all that was in it, it is true, from within; but in there it was dark.',
      ],
    }),
    lapsed: [
      'The tailor of {place} had been called to {them}’s own house, to live in, with his pattern-book and his pins. He is said to be well fed, and to talk to sleeves.',
      '{them} had grown into the padding, so one heard, and wanted none. The tailor at {place} was burning the bolsters.',
    ],
  },
  {
    key: 'knights/lead-forage-carts',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s forage carts have to pass {place}, where the track is bad.',
    opened: [
      'Horses eat, and {them} had a great many called together. The hay was on the road. It was in thirty carts, said a hayward, and all of them must come by {place}, where there is one rut, and everyone uses it.',
      'A carter was greasing an axle, without hope. He had been by {place} before, for {them}, and there had come a stone against the wheel that was not there the last time. One stone! he said. They had stood for a week.',
      'You heard that {them} could not stir until the forage was in. The drivers had been offered beer to hurry, and had drunk it. They were now coming up to {place}, in a line, singing; and it is a place where one ought to look.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Roll a boundary stone into the rut',
      description: 'It has the arms of two parishes on it, and neither of them has ever been able to shift it.',
      success: [
        'You put your shoulder under the one parish and heaved on the other. It sat down in the rut with its arms out. The first cart climbed half of it and stayed there, like a man upon a stile, and the twenty-nine came up behind. They would have to be unloaded by hand, forkful by forkful; {them} would wait long for that hay.',
        'It rolled of itself, after the first foot, and you had only to shout. Where it lay was now the bound of the parish. The drivers would have gone round; but the parson of the one side and the reeve of the other were there by then, with books. Nobody may move such a stone while it is being argued. {them}’s horses ate their bedding.',
      ],
      failure: [
        'You heaved, and the stone heaved back. When they had you out from under it the carters were so much moved by your attempt to fill the rut for them that they took off their hats, and passed over you one at a time, on planks.',
        'It went over the track and down the other side and into a pond. With that gone there was twice the room. Thirty carts came by at a trot; and one of them asked if you would see to the next bad place.',
      ],
    }),
    lapsed: [
      'The hay had come in past {place}, and {them}’s horses were getting above themselves. The carters were singing the other way.',
      'They had mended the track at {place} for {them}, with broken statues. It would now bear an archbishop.',
    ],
  },
  {
    key: 'knights/lead-wax-seal',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'A box of summonses with {them}’s seal on them waits at {place} to be sent.',
    opened: [
      '{them} was calling in everybody who held land of {them.him}, and had had it all written at {place}. There were sixty sheets in one box, sealed. They were only waiting, a clerk’s boy told you, for the sixty boys.',
      'A beekeeper had sold {them} all his wax. It was for seals, he said; he had seen them at {place}, spread out upon a bench to harden. He was uneasy about it. It had been a soft year for wax.',
      'You had it from two riders, who were waiting with their boots on. They were to carry summonses for {them}, and the box stood at {place}, and the clerk had gone to find the key. He had gone to find it in an ale-house.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Warm the seals with a hot brick',
      description: 'Each seal must run but not drip, and the clerk is as far as his second pot.',
      success: [
        'You passed the brick along beneath them like a mother with a warming-pan. Sixty lions lay down, and sixty legends closed up. When the clerk had found the key, there was not a seal in the box that would have bound a ploughboy. {them} would have to write it all afresh, and first find more bees.',
        'You did what you had come for, shut the lid, and let them set again. They had all set together. It was one large letter now, to sixty people, with one seal, as big as a plate. They took it round to the first of them upon a barrow. It would be a long time before {them} saw the last.',
      ],
      failure: [
        'The brick was too hot, and the wax took fire. You put it out with the nearest thing, which was the clerk’s ink. He was not so much angry as relieved; he had spelt {them}’s name wrong throughout, and had a clean set in the cupboard.',
        'You had them just soft when you heard the clerk. All you could do was to blow. They hardened bright and sharp, with none of the cracks that they had had before; and he said to himself that he must have done them on a good day.',
      ],
    }),
    lapsed: [
      'Sixty boys had run from {place} in sixty directions, each with {them}’s lion at his belt. You met several coming home.',
      'The clerk at {place} had never found the key. They had broken the box open with an axe, read the pieces, and come to {them} out of curiosity.',
    ],
  },
  {
    key: 'knights/lead-church-court',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The church court in {place} has a paper about {them}’s grandparents.',
    opened: [
      'It was whispered over a tomb that {them}’s grandparents had been cousins, in the fourth degree, and had never asked leave. Nothing had come of it but {them}. The paper still lay before the church court in {place}; and no court is so easily woken.',
      'An old proctor shook his head over the young. Nowadays nobody knew how to raise an impediment! There was one in {place} that lay ready to hand, against {them}, and would stop a good deal. A stranger had only to mention it.',
      'You learned that {them} pays a vicar in {place} to keep a certain drawer shut. There was a pedigree in it. While that is being argued, a notary said dreamily, a man’s seals are good for nothing, nor a woman’s either.',
    ],
    offer: does(['talk', 'intellect', 'hard', 'none'], {
      action: 'Raise an impediment before the church court',
      description:
        'It is done in the proper order, with four cousins on your fingers, and they will try to lose you at the third.',
      success: [
        'You went down the one side and up the other and met yourself at the great-aunt. The three judges had begun to enjoy it. They would have to hear {them}, they said, and then Rheims, and then Rome. Until that was done it was not certain that {them} had been born; and one who may not have been cannot sign.',
        'They tried it at the third cousin. You went back to Adam and came again. “It is right,” said the oldest judge; he had waited for this, you could see, since he was a young one. It was entered for hearing. {them} would have to bring the bones of both grandmothers, with a certificate, and that takes time.',
      ],
      failure: [
        'You had the third cousin upon the wrong hand. It followed from that, they showed you, that it was yourself who might not marry {them}; and they were about to record it when you withdrew. They thanked you. They had not had so clear a case in years.',
        'The drawer was opened, the paper was unrolled, and a line had been added to it, in a good fresh ink: “Dispensed.” The vicar did not look up. The judges told you how fortunate it was for {them} that this had at last been read aloud.',
      ],
    }),
    lapsed: [
      '{them} had bought a dispensation for all four grandparents, and for a number of cousins still to come. The court in {place} has slept since then.',
      'The paper in {place} had been put before the court by another, for a wager, and put badly. It cannot be raised a second time.',
    ],
  },
];
