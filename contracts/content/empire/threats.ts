import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const empireThreats: readonly ThreatContent[] = [
  {
    key: 'empire/bought-law',
    title: '{foe} is buying the law, one office at a time.',
    steps: [
      {
        effect: 'prices',
        title: '{foe} has bought up the corn, and prices have doubled.',
        told: [
          'The corn came in, and was bought entire by five men nobody knew, out of one purse. The bakers put their loaves on a higher shelf. It was found that boots, beds and mule-hire all eat bread as well; and that {foe} had a granary with a new roof.',
          'A notice went up in the markets, giving the price of wheat. It had been given the day before as well, at half. {foe} expressed concern, and was painted doing so, in the colonnade, with a sheaf.',
          '{foe}’s agents had gone through the markets with a measure of their own, a little smaller. By the time that anyone had thought to compare the two it was {foe}’s that was the law, and a loaf by it cost double.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} has shut its gates on a warrant of {foe}’s.',
        told: [
          'The magistrates of {place} were dined by {foe}, and woke to find that they had signed something. It shut the gates. It had your description in it, with the nose a little flattered; and nobody quite like you was to pass.',
          'At {place} they brought the second bar out of store, and oiled it. The order spoke of a contagion, and gave your name as that of the disease. {foe} had paid for the oil.',
          'The council of {place} sat late, was given supper by {foe}, and found that you had been an exile for some years. They shut the gates to give effect to the finding.',
        ],
      },
      {
        effect: 'hunter',
        title: 'A catcher of men has your name from {foe}.',
        told: [
          'There are people who find runaways, by the head, and keep their own dogs. One of them was seen in the house of {foe}, standing, with his hat on. He was given a name to remember and repeated it correctly. It was yours.',
          'Your description was read out at the slave-catchers’ inn, with a figure after it. Only one man there put down his cup. They say {foe} chose him for his patience, and that he has never brought back more than was asked for.',
          'A freedman of {foe}’s had asked at the public records for anyone of your name, and paid the copying fee. A person with two dogs was waiting for him on the steps.',
        ],
      },
      {
        effect: 'winter',
        title: 'The calendar is {foe}’s now, and winter comes early.',
        told: [
          'The pontiffs, who keep the months in step with the sun, were each sent a silver dish by {foe}. Nothing was put right. By the calendar there was time in hand when the inns were shuttered, the road-gangs paid off, and the frost came, not having been informed.',
          'It was a matter of some missing days. {foe} had rents falling due and wished the year shorter; the priests obliged. So winter arrived well before it was due, with its papers in order, and found the firewood uncut and the passes unswept.',
          '{foe} had a word with the college of pontiffs, and a month was found to be superfluous, and left out. Winter came in on the day set for it, over roads that by last year’s reckoning had six weeks to run.',
          '{foe} had the month shortened by a decree, for reasons of economy. The frost, which had been appointed for the end of it, entered upon its office without delay.',
        ],
      },
    ],
    signs: [
      'A litter passed with the curtains drawn, and after it a clerk on a mule, and after him a chest between two poles. It was going to somebody’s house from {foe}’s.',
      'On the wall, under the election notices, somebody had scratched what {foe} paid for a juror. It had been corrected in another hand, upward.',
      'A porter went by with a bust under each arm, for two gentlemen of the jury, with {foe}’s kind regards.',
      'The clerk at the toll had a new ring, and held his stylus so that you should see it. He asked whether {foe} knew that you were travelling.',
      'An auctioneer had put off a sale until {foe} should have dined, and the whole street was standing about with its hands in its sleeves.',
      'You read a list of jurors on a column. Against each of the names but two somebody had made a small neat tick, and at the foot, in the same chalk, was the beginning of {foe}’s name.',
      'Someone had sent every porter in the street a new tunic, and the tunics were {foe}’s colour.',
      'Three people told you in one day what a judge costs, and it was the same three figures; {foe} had been asking.',
      'You heard of an honest magistrate. He had been sent an oil-press and a villa, to see if he would stay one.',
      'A seal that ought to have been broken had been lifted with a hot wire, and put back. {foe} was reading the post.',
      'A tavern-keeper, giving you your reckoning, looked you over with care, as one checks a thing against a list.',
      'A court had risen early, you were told, and every man on the bench went home by way of {foe}’s.',
      'The crier read out eleven decrees, and coughed before each that {foe} had paid for, and had a sore throat by the end.',
      'You saw {foe}’s name on a fountain, on an arch and on a bench, and the bench was reserved.',
      'They were saying in the baths that {foe} had bought the water-clock, so that the speeches for the other side should be shorter.',
      'A young advocate who had once spoken for the poor went by without seeing you, in a toga of {foe}’s wool.',
      'You asked what a certain statue had done to lose its head, and it was waiting, they told you, for {foe}’s.',
    ],
    hunter: {
      openings: [
        'He was sitting upon a milestone with a net across his knees, mending it. Two dogs lay to the left and right of him with their chins on the ground. He said your name, not as a question. {foe} wished to see you, he said, and it was all one to {foe} in what order the parts arrived.',
        'You had thought for some time that your steps had one too many in them. When you turned round he was there, a quiet man with a net, a coil of rope and two dogs, who sat down when he did. He begged your pardon. He read the description through, from the nose to the sandals, and rolled it up, and rose.',
      ],
      still: 'The man-catcher had whistled his dogs in, and was eating an onion, in no hurry at all. He had been paid by the day.',
      later: 'There was the place where he had lain in wait: flat grass, two round hollows where the dogs had been, an onion skin.',
      offers: [
        does('force', 'strength', 'medium', 'serious', {
          action: 'Close with the catcher before the dogs do',
          description: 'He has the net, the reach and the practice; you have the first step.',
          success: 'You went in under the net while it was still in the air. It is a trade that is lived at arm’s length, and he had no answer for a forehead. The dogs sniffed him where he sat and, finding nobody who would tell them what to do, lay down again.',
          failure: 'He let you come, as one lets a door swing. You were in the net before you had finished the step; and it had little lead weights all about its hem, that you came to know singly.',
        }),
        does('flight', 'reflexes', 'medium', 'slight', {
          action: 'Drop from the road and lose the dogs',
          description: 'Down the bank, through whatever is there, and no stopping to find out what it was.',
          success: 'You ran along the drain under the road, bent in two, and came out on the same side you had gone in by. The dogs crossed; he crossed after them. You heard him, a good way off, explaining to them that he was not angry.',
          failure: 'You had lost the dogs, and were pleased. He had sent the dogs to be lost. He was sitting where the bank comes down, with his feet crossed, letting out rope.',
        }),
        does('talk', 'intellect', 'medium', 'none', {
          action: 'Find the flaw in his warrant',
          description: 'He is a man of scruples about paper; it will depend on there being one.',
          success: 'It bore the seal of a magistrate who had gone out of office on the last of the month. If he took you by that, you pointed out, he was a kidnapper, and the penalty was the mines. He read it, moving his lips. He took off his hat to you and went back for another.',
          failure: 'There was no flaw. You had it word by word, twice, down to the consuls; and by the time you looked up he had used your interest in it to tie a very good knot in your left foot.',
        }),
        does('patience', 'endurance', 'easy', 'slight', {
          action: 'Keep walking until he tires of it',
          description: 'He will follow to the next city, and so will you have to; neither sits down first.',
          success: 'You walked, and he walked. You walked through the hour when one eats, and the one when one lies down, and the dogs began to look up at him. In the end he called out, quite civilly, that he charged extra beyond the twentieth mile, and it had not been agreed.',
          failure: 'He was older than you, and he had a way of walking in which nothing moved that need not. When you had to sit he sat as well. Then he got up, and you could not.',
          hurt: 'weariness',
        }),
      ],
    },
    loss: [
      'In the end it was all quite lawful. {foe} had the court, the post, the granaries and the month of March. A decree was passed declaring that what you had sworn to {who} had never been said; you were shown the erasure, which was beautiful work, and were asked to sign beneath it. The gate was opened for you, outward.',
      'You came to the place where it could still have been put right, and there was a new official in it with a ring of {foe}’s. He was sorry. There was nothing left with a door to knock on. When {who} was told, a long way off, it was by an auctioneer.',
    ],
  },
  {
    key: 'empire/private-cohort',
    title: '{foe} is raising armed men, and drilling them on the public road.',
    steps: [
      {
        effect: 'ford',
        title: '{foe}’s men hold the crossing at {place}.',
        told: [
          'A chain was stretched across the water at {place}, and a hut put up, and sixty men in it without a number on their shields. They were there to protect travellers, they said. It was {foe} that would be protecting them, by the head, both ways.',
          'The bridge-guard at {place} was relieved, in the correct form, with trumpets, by people whom no one had sent. {foe} had sent them. They broke up the boats for firewood on the first evening, so as not to be confused.',
          'At {place} they demanded the watchword of the day from everyone, and {foe} had given it to nobody. A drover had been guessing since the day before, and was said to be getting warm.',
          'Where one used to cross at {place} {foe} had put a palisade, a ditch and a trumpeter. The trumpeter was the worst of {foe}’s measures, they told you; he practised.',
        ],
      },
      {
        effect: 'hunter',
        title: 'One of {foe}’s veterans has been given your name.',
        told: [
          '{foe} had the men paraded and asked for one who could walk alone. Nobody stepped out; then, from the rear, a woman’s voice said that they might as well stop looking. She had been a gladiator, with eleven palms. She asked only what you did with your left hand.',
          'It was given out at the evening watchword that a farm would be found for whoever met you. By the next day somebody had drawn rations for a month, a short sword and a sack. It was the sack that people talked about.',
          '{foe} had asked the fencing-sergeant which of them he was afraid of, and it was a woman. She drew boots, bread and your description, and left {foe}’s camp by the east gate, at a walk.',
          '{foe} had offered the matter of you to a tent of eight, as an exercise. Seven came back for their supper; the eighth, who had a scar across each knuckle, had asked {foe} for another week.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} is garrisoned by {foe}, and its gates are shut.',
        told: [
          '{place} took down its aediles’ notices and put up {foe}’s. The gates stood open for an hour at noon, for carts; those on foot were looked at through a wicket by someone with a torch in broad day, who held it very close.',
          'They had voted, in {place}, to keep their gates open. {foe}’s centurion congratulated them upon it; he had the vote carved, set up in the forum, and leaned the bar against it when it was not across the gate.',
          'The keys of {place} had been borrowed by {foe}, to be cleaned. They were clean now, and hung in {foe}’s tent, and the gates stayed as they were, which was shut.',
          'There was a new oath being taken at {place}, by streets, in words of {foe}’s. Whoever had not taken it could not come in to do so, since the gate opened only to those who had.',
        ],
      },
      {
        effect: 'prices',
        title: '{foe}’s quartering has doubled the price of everything.',
        told: [
          'Two thousand men have two thousand mouths. They paid for all of it with stamped leather, redeemable by {foe}, and the innkeepers, who had children, took it; and asked of anybody with silver that he should make up the difference.',
          'Where {foe}’s column had passed there was not a hen. What they had not eaten they had registered. A cheese that used to be bought for one coin was shown to you for two, behind a curtain, like a niece.',
          '{foe} paid the troops in promises and the troops paid the shops in them. A baker showed you a drawer-full of {foe}’s word, and told you what he would therefore have to ask for bread of anyone with metal.',
          'The quartermasters of {foe} had been by, and had left receipts. They were handsome receipts; but a mule cost as much as two mules now, and an egg as much as {foe} gave for a hen.',
        ],
      },
    ],
    signs: [
      'The field beside the road had been trodden flat in squares, where {foe} had been teaching a great many men to turn left.',
      'You passed a smithy that was working behind closed doors. All of the horseshoes had been taken down, and there were moulds where they had hung.',
      'A boy ran by you with a stick upon his shoulder, in step with himself. He was going to be a soldier of {foe}’s; they gave you a belt.',
      'There was a new milestone. It gave the distance, as they do, and the name of the one who had repaired the road: {foe}, and nothing else, and no year.',
      'A baker was making biscuit, the hard sort, by the cartload, and could not say for which legion; {foe} had paid him not to be able to.',
      'Somebody had gone along the road and painted a number on every tree that would make a ram. It was {foe}’s surveyor, the innkeeper said.',
      'They were twisting rope for {foe} on a holiday, and the priest had been sent something so as not to hear it.',
      'The baths were shut to all but {foe}’s guests, who were four hundred, and had brought their own shields to sit on.',
      'Four muleteers stood drinking at a fountain with their backs to the wall. Muleteers do not, as a rule, leave their right hands free.',
      'A tailor had had an order for six hundred cloaks of one colour, for a wedding, as he had been told, and the wedding was {foe}’s.',
      'You heard a trumpet, and a second that corrected it; {foe} was particular, people said.',
      'Recruits went by in a double file, carrying stakes for want of spears, with {foe}’s medal round their necks on string.',
      'An old centurion lay asleep on a bench with a purse in his lap, having been woken by {foe} after nineteen years.',
      'It was forbidden, on a board by the way, to count {foe}’s men, and you had got to four hundred before you came to it.',
      'The gymnasium had been given over to {foe} for the public health, and out of it came a noise of wood upon wood, and of somebody saying “Again.”',
      'A mother stood at a gate with a boy’s sandals in her hand; {foe} issued boots, she said.',
      'Somebody had scratched under {foe}’s portrait how much a man was paid, and somebody else had scratched when.',
      'Wagons had gone by with straw tied round their wheels, and there was straw on the road as far as {foe}’s villa.',
      'They were cutting the lower branches from the plane trees along an avenue, because, the gardener told you, {foe} meant to carry tall standards.',
      'There was a shortage of cooks, you heard, and of dice, and both had been traced to {foe}.',
    ],
    hunter: {
      openings: [
        'She had put down her pack in the middle of the road and set her shield against it. The scars on her were all of one length, and she had been given a wooden sword once, for good work; she had it in her belt, next to the other. {foe} sent greetings, she said. Would you rather it was before or after she had eaten?',
        'Somebody was coming along behind at the regulation pace, neither gaining nor dropping back. You stopped at a bend, and she came round it unlacing her helmet from her belt. There was no hatred in it, she told you; she had looked for some on the way.',
        'There was a helmet on a milestone, and in the lee of it its owner, doing up a sandal. {foe} had told her that you would be along, she remarked, and had not said that you would be so punctual. The gladiatrix tried the sandal, and {foe}’s errand on her face, and both would do.',
      ],
      still: 'The gladiatrix walked up and down and rolled her shoulders. She had drawn a ring on the road with her heel and was waiting for you to be in it.',
      later: 'A ring was scratched on the paving there, six paces over. The carts had begun to wear it away.',
      offers: [
        does('force', 'reflexes', 'medium', 'serious', {
          action: 'Step into the ring with her',
          description: 'Eleven palms, and she has been shown where you carry your weight.',
          success: 'She was better than you. But she had learned upon sand, and this was paving, and at the third pass her heel went from under her. You waited until she had got up. She looked at you a while, took the wooden sword out of her belt, and laid it across the ring, and left.',
          failure: 'It was very quick and quite impersonal. She told you what you had done, as she wiped her blade: it was the left foot. You were to work upon it, and she would see you again.',
        }),
        does('flight', 'endurance', 'medium', 'slight', {
          action: 'Outwalk her in heavy armour',
          description: 'She carries forty pounds of bronze; you have your skin and a start of thirty paces.',
          success: 'You took her straight up the steepest thing that there was. At every turn the clank was fainter. From the top you saw her sitting on a rock, with her greaves off, wringing out her socks; she raised one of them at you, in a sort of salute.',
          failure: 'You ran out of breath before she ran out of bronze. It clanked up behind you, at the same rate as an hour ago, and its shadow came over your shoulder, and it said, “Well, that has warmed us both.”',
        }),
        does('talk', 'charisma', 'medium', 'none', {
          action: 'Ask what farm she was promised',
          description: 'Everyone in that trade has been promised one, and it is a sore place.',
          success: 'It was by a river, with pears. You asked who had shown it to her. After a silence she said that it had been described. You described it too, the pears, the pig; it was the one that they always describe. She sat down on the kerb, and then asked if you happened to know the way to {foe}’s pay-tent.',
          failure: 'She had seen the deeds. She had made them show her. She had walked the whole of its boundary, and put her hand on the pear tree; and it had made her quite certain.',
        }),
        does('gift', 'perception', 'easy', 'none', {
          action: 'Bind up the knee that she favours',
          description: 'You would have to kneel in front of her with your neck bare to do it.',
          success: 'It was an old break, badly set. You bound it as the army surgeons do, with the heel of the hand and a crossed strip. She flexed it. She walked once round the ring, and there was no hitch in it. No one, she remarked, could be expected to fight on the day of an operation.',
          failure: 'You knelt, and took hold, and it was the other knee. She was obliged to you all the same. She said that she liked a person to be well placed.',
        }),
      ],
    },
    loss: [
      'They marched past for an hour and a half. {foe} took the salute upon a wagon, with a laurel, and by then it was simply the government; people who had seen you standing with {who} remembered that they had not. Your oath was to be held over, the new prefect said, until the emergency was past. He asked you where you would like to be sent.',
      'The province went to sleep under two masters and got up under {foe}. There was hardly a scuffle. A soldier with a belt, very young, turned you back from the road to {where}. You told him that you had sworn; and he said, kindly enough, that so had he.',
      'There was a review, and you stood at the rope with the rest. {foe} rode by on a white horse, somewhat too large, and people cheered the horse. A clerk took down the names of those who were not cheering, and it turned out to be a short list. {where} was a barracks by then, and it was from there that they wrote to {who}, regretting.',
      'It was done with passes in the end. One needed a pass to be on the road, and another to ask for the first, and {foe} had lost the stamp. You sat in a yard with nine hundred others, each of whom had been going somewhere. Through the gate you could see the way to {where}, mended, swept, and lined with young trees. {who} was told that you were being processed.',
    ],
  },
];
