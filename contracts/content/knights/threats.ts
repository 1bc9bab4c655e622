import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const knightThreats: readonly ThreatContent[] = [
  {
    key: 'knights/lances',
    title: '{foe} is calling in lances from three counties.',
    steps: [
      {
        effect: 'ford',
        title: '{foe}’s lances hold the passage at {place}.',
        told: [
          'Stakes were driven in the water at {place}, and a beam laid, with a bell on it. Any that would cross had to say whose man he was; and those who were nobody’s were let stand there until they had thought of someone.',
          'There were knights at {place} with their shields hung out along the bank like washing. {foe} had sent them to hold the passage for the love of God. They had taken up the planks, and lay upon them.',
          'At {place} {foe} had set up four pavilions, and at each of them a knight who would let anyone cross that could knock him down. They were {foe}’s largest, and there was a heap beside them of other people’s shields.',
        ],
      },
      {
        effect: 'prices',
        title: '{foe}’s purveyors take half, and the rest costs double.',
        told: [
          'The purveyors went by with a white wand and a wagon, and took for {foe} the second sheaf, the second ham, and the second hen. The first of each was then found to have gone up, to keep the second company.',
          'Oats are dear, when lances are called in, and all else is carried on oats. Needles went up, and wax. An alewife showed you the old measure and the new; one could have been christened in the old.',
          '{foe}’s marshal had paid for one horseshoe and carried off a thousand. What iron there was left went by weight, against silver, and a ploughman told you that he had shod his ox, since {foe} came by, with a prayer.',
        ],
      },
      {
        effect: 'hunter',
        title: 'A young knight has vowed to {foe} to bring you down.',
        told: [
          'At {foe}’s table a boy, new-dubbed, tied a patch on one eye before them all, and vowed upon a roast heron that he would not take it off until he had unhorsed you. He had asked for somebody difficult. They told him your name, and spelt it.',
          'It was put about in hall that you were a false knight and a drinker of chalices. One believed it. He was nineteen; he had armed himself by the time they fetched the candles, and he has been asking after you ever since from door to door, with great courtesy.',
          'A boy had knelt all through the vigil with your name on his tongue. {foe} gave him the accolade and the direction in which you had gone, and he had to be told which of {foe}’s gifts to put on first.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} has sworn to {foe}, and its gate is shut.',
        told: [
          'The burgesses of {place} were shown a ram, and the number of those who would push it; then they were shown a charter. They swore to {foe} upon the high altar. The gates were shut, to give them time to get used to it.',
          'There was a new banner over {place}, so large that it had to be taken in for high winds. {foe}’s porter held the wicket on a chain, and put his eye there, and then, if he did not like what he saw, his crossbow.',
          'They rang no bells at {place}; {foe} had taken down the clappers, for shot. The gate was shut, and {foe}’s serjeant upon it asked three times for the name of your lord, each time more hopefully.',
        ],
      },
    ],
    signs: [
      'You saw a field of tents’ rings, and counted the privies, as your master had taught you. It came to a good deal more than a hunting party.',
      'The farriers of four parishes had been sent for by {foe}, and horses went unshod to plough.',
      'A herald rode by with his tabard turned inside out. It had some new quartering on it, then, that he had been told not to show yet.',
      'In a church that you passed they were praying for peace, by {foe}’s order, and taking down the lead.',
      'An old man at a stile told you he had not seen so many lances going by since Poitiers. He had not cared for them then.',
      'You passed eleven wagons of arrows going to {foe}, and one of bandages.',
      'The squires of three manors were gone, said a dairymaid, and with them the good spoons; it was for {foe}, and for glory.',
      'There was a list nailed to an oak of those who had not come when {foe} called, and the ink of the last name had run.',
      'An armourer did not look up from his rivets: he had sworn to {foe} to have forty helms by the feast.',
      'In one village they were walling up the church door from inside, and asked you to pass the trowel and not to tell {foe}.',
      'They were teaching plough-horses to wheel in line, on a fallow, to {foe}’s trumpet, and the plough-boys to stay on.',
      'A bishop went by in half armour, on his way to bless {foe}, and with a cook.',
    ],
    hunter: {
      openings: [
        'In the way stood a very young knight in very clean harness, with a patch over one eye and nothing the matter with it. He read your name from a paper. He had vowed upon the heron, he said, to {foe}; and he begged that you would choose the ground, as he was a little hampered for distance.',
        'Hooves had come up behind you at a canter, and stopped, and a young voice asked if it had the honour. He was extremely sorry; he had been eleven days upon your track and had been told dreadful things about you by {foe}. He let down his visor. It stuck, and he struck it with his fist.',
      ],
      still: 'The young knight had turned his horse at the end of the road, with some trouble, and was couching his lance again. His patch had slipped to the other eye.',
      later: 'There hung an eye-patch from a thorn by the way. It was good black silk, and a wren had begun on it.',
      offers: [
        does('force', 'strength', 'medium', 'serious', {
          action: 'Take the boy’s charge and unseat him',
          description: 'His horse is good, his heart is pure, and he has only the one eye to aim with.',
          success: 'You held your ground, and at the last leaned, as one leans from a door. He went by with his lance in the place where you had been, and his saddle went by, and he did not. You helped him sit up. He said, winded, that this was not what he had been told of you at all.',
          failure: 'With two eyes he would have hit your shield. It was thus that he hit what he did; and he was the first to reach you, in tears, asking you where it hurt, and whether you yielded.',
          hurt: 'blow',
        }),
        does('talk', 'charisma', 'medium', 'none', {
          action: 'Ask him to say the charge against you',
          description: 'He was brought up to be fair; it may be that no one has yet asked him to be.',
          success: 'He said it, from the paper, and at the third article he heard himself. Which chalice was it, you asked, and who had been by? He took up the patch to see you better. He had a sister, he said, after a time, whose steward talked as {foe} did; and he rode home to look at the spoons.',
          failure: 'He read out all nine articles, and his voice shook. To deny them, he had been warned, was just what you would do. It made him very gentle, and he shut his visor like a man closing the eyes of a friend.',
        }),
        does('flight', 'perception', 'medium', 'slight', {
          action: 'Get away on his blind side',
          description: 'It is his left, or he may by now have changed it; and the horse has two.',
          success: 'You walked round him. It was all that was needed: you kept on going left, while he kept on turning to find you, and so wound up his horse like a top. When it sat down you were in the trees. He could be heard, for a mile, asking you to be so kind.',
          failure: 'You were half-way round upon his left when he lifted the patch to scratch. He blushed scarlet, and rode you into a pond.',
          hurt: 'mishap',
        }),
        does('gift', 'intellect', 'easy', 'none', {
          action: 'Offer him a better vow',
          description: 'You will have to find him something that is really worth doing, and is a long way away.',
          success: 'Beyond the hills, you told him, was a village where the dead lay in the street for want of a person with a spade. It would take a year and nobody would sing it. You saw him grow pale, then pink. He asked you for your blessing. You gave it, and did not know where to look.',
          failure: 'You told him of a dragon. He had wished to be spoken to as a grown man, he said, and it hurt him; and he put spurs to his horse, quickly, before it should be noticed how much.',
        }),
      ],
    },
    loss: [
      'Upon Saint Crispin’s eve, or it may be another’s, {foe} rode over all that country with nine hundred lances, and there was after that no place in it where an oath could be kept. They asked you for your sword at a crossroads. They did it quite without malice. {who} had word of it from a ballad.',
      'The chronicle gives one line to it: that {foe} took into his peace those parts that had resisted. They had you kneel, in a row with some others, and hold up your hands; and what you had sworn to {who} was found, by a clerk, to have been sworn to the wrong lord.',
    ],
  },
  {
    key: 'knights/cursed',
    title: '{foe} is having you cursed from every pulpit.',
    steps: [
      {
        effect: 'hunter',
        title: 'A summoner is after you with {foe}’s writ.',
        told: [
          'There was drawn up, at {foe}’s cost, a writ to have you before the court spiritual: for what, was left blank. It was handed to a summoner with a face like a burned pie. Children run from him; he has never come back with one unserved.',
          'One heard of a man with garlic on his breath, who had your likeness in his hat, and two great lay-brothers to walk behind him. He lodged with {foe} a night, and at his going out he was seen to kiss the money.',
          'A summoner had been given your name by {foe}, with leave to keep half of the fine. He had not been sober since, they told you, out of gratitude to {foe}, and was coming by the short way.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} has been told that you carry the plague.',
        told: [
          'A friar of {foe}’s preached at the cross of {place} upon the text, And behold a pale horse. He had it that the horse was yours. They shut the gate that same hour, and hung out a drawing of you, with spots.',
          'The watch at {place} were given vinegar, and your description. It was {foe}, in kindness, who had written to them. No one was to touch you, nor speak with you, but upon the end of something.',
          '{foe} had procured for {place} a relic of great power, which shrivels up whoever is out of grace. They were keeping the gate shut so as not to hurt you.',
        ],
      },
      {
        effect: 'winter',
        title: 'The woods are closed by {foe}, and winter comes early.',
        told: [
          'The cold came weeks before its saint. {foe} had put the commons in ban, so that nobody might gather a stick, and the guest-houses went unwarmed; and a person laid himself down at the end of a stage in the same boots he got up in.',
          'Ice was seen on the fonts before the geese had thought of leaving. It was for your sins, said the pulpits that {foe} pays for. The hayricks were {foe}’s too, and the charcoal; and whoever gave you a place by it was to be fined for the fire.',
          'There was a frost before Michaelmas, and {foe}’s chaplains were quick to explain it. They had it from {foe} whose it was, and gave it out from the steps with the alms.',
        ],
      },
      {
        effect: 'ford',
        title: 'The bridge-hermits at {place} will let no cursed soul over.',
        told: [
          'At {place} there is a hermit who blesses those that cross. {foe} had sent him a bell, a book and a large candle. After that he had men with him; they asked at the water for your name, and rang.',
          'A chain of some holiness was put across at {place}, blest by the bishop and locked by {foe}’s smith. The ferryman had been told that if he took you over he might keep you.',
          'The water itself had been exorcised at {place}, at {foe}’s charge, and a monk sat by it to see that it stayed so. He was armed, for a monk, and {foe} had told him your colouring.',
        ],
      },
    ],
    signs: [
      'A woman crossed herself as you went by, and then, as you had not vanished, did it again the other way.',
      'A bedesman held out his bowl to you, saw your face, and put his hand over it.',
      'They were ringing for a Mass against you, so the sacristan said; {foe} had endowed it for a year.',
      'Nailed to a church door was a paper with seals. It called upon all Christian people; the wind had had the rest, but for {foe}’s name, and yours.',
      'The children of that place had a new game. One was {foe}, and rang a pan, and the one that was you had to lie down.',
      'They let you sleep in the barn, and in the yard behind you heard the good wife ask whether the straw would have to be burned.',
      'A bell was being tolled as for the dead. You asked whose passing it was, of a boy, who looked you up and down.',
      'A parish clerk had written your name in the register of burials, at {foe}’s wish, and left the day open.',
      'You were given alms by a leper, at arm’s length; he had heard {foe}’s sermon, and was sorry for you.',
      'They were burning a bucket from which you had drunk, as {foe} had directed, and the ass that had drunk after you looked on.',
      'A pilgrim asked your name and then for his blessing back; {foe} had told them at the shrine that such things can be caught.',
      'Somebody had chalked a sign on the wall where you slept, a fish, or a cross, or {foe}’s arms; it was not well drawn.',
      'They had a candle in that church for everyone who was damned, said the sexton, and {foe} had paid for yours to be put out daily.',
      'A wedding had been held up until you should be out of the parish, and the bride’s father, who had it from {foe}, showed you the boundary himself.',
    ],
    hunter: {
      openings: [
        'He came out from behind the wayside cross on a mule, a red-faced man all whelks and garlic, with a garland on as big as an alehouse sign. Two lay-brothers came after him with their sleeves rolled. He had a writ for you of {foe}’s getting. He would read it; or else, he said, and rubbed his thumb, he might have missed you.',
        '“In the name of God,” said someone, in a voice like a wet bagpipe. The summoner of whom you had heard was sitting on his mule with his legs out, eating leeks. One huge brother stood in the road before you, and one behind. He spoke of {foe}, and of the fires of hell, which he could get you off with or without.',
      ],
      still: 'The summoner was being helped on to his mule. He had lost his place in the writ, and was making the brothers hold it up in front of him.',
      later: 'A scrap of parchment was stuck there on a bramble, with a seal and part of a curse; goats had been at it, with no ill effect.',
      offers: [
        does('force', 'endurance', 'medium', 'serious', {
          action: 'Wrestle the two lay-brothers',
          description: 'One of them broke doors before his conversion, with his head; the other held his coat.',
          success: 'You went from the one to the other like a shuttle. They were stronger, but they had been living upon beans for the good of their souls; and about the time of the Magnificat, as it were, they sat down together on the bank to be out of breath. The summoner was by that time a dust.',
          failure: 'The first one folded you up and the second tied it. He did it with a rope from his own waist, and had then to go on holding up his habit with the other hand, and it was that which let you roll away down the bank.',
          hurt: 'blow',
        }),
        does('talk', 'intellect', 'medium', 'none', {
          action: 'Dispute the writ in church Latin',
          description: 'He has a few words of it, like a jay, and is proudest of those.',
          success: '“Questio quid juris?” cried he, as he does to all of them. You answered him, at length, with cases. A look of horror grew among the whelks; he had never in his life been answered. He said it over, louder. The lay-brothers looked at one another, and then, with a new interest, at him.',
          failure: 'You told him that his gerundive was at fault. It might be, he said, and his brother here would explain to you the imperative.',
          hurt: 'blow',
        }),
        does('gift', 'perception', 'easy', 'none', {
          action: 'Give him a salve for his face',
          description: 'He has tried brimstone, and ceruse, and prayer; you would have to touch it.',
          success: 'It wanted only washing, and less garlic, and to have the scabs left be. You saw to it at the ditch with a clean rag. He kept quite still. Nobody, he told you, had done so since his mother; and by and by he took the writ out, looked in another direction, and let the water have it.',
          failure: 'It stung. He leaped up howling that you had witched him, and one half of what you had meant to put on his face went into the eye of the larger brother.',
        }),
        does('flight', 'reflexes', 'medium', 'slight', {
          action: 'Take his mule and leave him the road',
          description: 'She is well fed upon other folk’s oats, and is the only one of the four whom you need to persuade.',
          success: 'You were up before he had the first “In nomine” out. She had carried that man for nine years; you weighed what he did without his purse. She went off under you with her ears up like one let out of school, and at the second bend you got down and wished her joy.',
          failure: 'She knew her trade. She took you round in a ring with every sign of haste, and stopped in front of him; you went on. The lay-brothers had put out their arms for it, side by side.',
        }),
      ],
    },
    loss: [
      'They did it with bell, book and candle, all in one hour, in forty churches, and {foe} had paid for the wax. After that no hand might give you bread. You came to where your oath was to be done and there was no one there who could by law have seen you do it. To {who} it was written that you had died; it was meant kindly.',
      'You were put out of the church, the inn, the road and the parish, in that order. {foe} walked by barefoot, to give thanks. There is a hut past the last field where they lay down food for such people, upon a stone, and step back; and it was there that you heard from behind a hedge what had become of {who}.',
    ],
  },
];
