import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** A chronicler’s piety. */
export const knightManner: Manner = {
  naming: [
    'Here begins what is told of {name}, {profession}, who swore an oath and lived to be sorry and glad of it.', 'You were {name}, {profession}, christened in cold water and still alive.', 'In those days there was one {name}, {profession}, whom God had made and the bishop had not noticed. You were that one.', 'You were {name}, {profession}, and had been to Mass that morning, for a wonder.', 'It is first told of you, {name}, {profession}, that you were poor and kept Lent.',
    'You, {name}, {profession}, were among the least of Christian people, and among the most stubborn.',
    'God send you rest, {name}, {profession}, for you had none that year.',
    'Of you, {name}, {profession}, the monks at home could have told a good deal, and had been asked not to.',
  ],
  weather: {
    clear: [only('light', 'the day was fair, by God’s leave'), only('light', 'the sky was blue as Our Lady’s cloak'), only('light', 'it was a day like the first one, before anybody had spoiled it'), only('light', 'it was fine, and the larks said their office'), 'heaven was open, and one could see right in', only('dark', 'the stars sang, as the learned say they do', 'the night was clear, and the moon was like the Host')],
    cloud: [only('light', 'the sky was grey as a friar'), only('light', 'it was a sullen day, and did neither good nor harm'), 'the clouds stood like monks at a graveside', only('light', 'the day was like Lent, long and without colour'), 'the sky was shut, as the church is on a Monday'],
    rain: ['it rained, as it did upon Noah, but with less reason', 'it rained on the just', 'the rain came down on hauberk and hood alike', 'it rained, and the fields said Amen', 'it was as wet as a christening'],
    wind: ['a great wind blew, and the bells spoke of themselves', 'the wind went about like a preaching friar, and spared no one', 'it blew, and every weathercock in the shire did its duty', 'the wind was from the east, which is good for neither man nor beast', 'there was wind enough to grind corn for a king'],
    fog: ['there was such a mist that a man could have lost his own sins in it', 'the fog lay on the fields like a pall', 'the fog was thick, and bells came out of it, from no church', 'one saw as through a glass, darkly', 'mist lay over all, and the trees stood in it like penitents'],
    storm: ['it thundered, and many crossed themselves who were out of practice', 'the storm was like the Last Day, but did not keep its promise', 'lightning fell, and Saint Barbara was called upon', 'the heavens were rent, as it says, and let in a great deal of water', 'it thundered, and the Devil was seen in several parishes'],
    snow: ['snow fell, and covered the good fields and the bad', 'it snowed, white as an alb', 'snow lay, and the poor had nothing to burn', 'it snowed as it does at the feast of Saint Lucy, without a sound', 'the snow came, and every grave was like every other'],
    heat: ['it was hot, and iron was a penance', 'the heat was such as is spoken of in sermons', 'it was too hot for sin, or nearly', only('light', 'the sun beat upon helm and hayrick'), 'the beasts stood in the ponds like the newly baptised'],
  },
  ways: {
    plains: ['went by the ploughlands, strip upon strip', 'kept the crown of the road and gave good day', 'went from steeple to steeple', 'crossed the common, with geese crying after you'],
    forest: ['passed through a king’s forest with your hood down', 'went by a holloway, between roots like knees', 'rode in mind, and walked in truth, under old oaks', 'went under the trees, saying a psalm for the length of it'],
    hills: ['went by the old ridge-way that no lord made', 'climbed among sheep, who fell silent', 'went over the down with the wind for a squire', 'climbed to the beacon and counted steeples'],
    mountains: ['went up toward the hospice bell', 'crossed the pass, with a short prayer at each cross', 'climbed where pilgrims have climbed, and died', 'went up on your knees, where the ice was, and not from devotion'],
    coast: ['followed the sea-wall past the chantry of drowned men', 'went by salt-pans and nets', 'kept along the shingle while the tide said its hours', 'walked the strand, where Saint Brendan is said to have set out'],
    swamp: ['went by the causeway that the monks built', 'took off what iron you could, and waded', 'followed an eel-man’s stakes through the fen', 'went from island to island, as the hermits do'],
    desert: ['crossed a heath where nothing had been let grow', 'walked over sand that had swallowed a parish', 'went over the waste, and sang, for it is known to help', 'crossed the burnt ground, quickly'],
  },
  looks: [
    'You stood a while, and it was like the time between the psalm and the collect.', 'A robin sat on a spade that somebody had left, and considered you.', 'You said your office, as much of it as you had by heart.', 'There was peace there, such as had been prayed for elsewhere.', 'Nobody’s banner flew there, and nobody lay under one.', 'You sat on a stone that had been part of a church, or would be.', 'A hare looked at you as the poor look at a procession.', 'You could smell bread from no house that there was.', 'A small bell was being rung, a long way off, by somebody on his own.', 'You eased a strap, and gave thanks, and eased another.', 'By the way stood a cross with the head knocked off. You mended it with a stick.',
    only('dusk', 'The light went up the hill, a step at a time, like an old priest.', 'Crows went home in a long straggle.'), only('night', 'It was dark, and you said the prayer for that.', 'Somebody’s lamp burned in a window; perhaps for a birth, perhaps for the other thing.'), only('morning', 'It was the hour of prime, and the whole land smelt of having been washed.'), only('noon', 'They were ringing the noon bell in some village, and the plough had stopped.'), only('saga', 'You prayed for {who}, and with less ease for {foe}.'), only('autumn', 'They had got in what there was to get in, and were threshing it.'), only('river', 'A river ran by, in no need of absolution.'), only('winter', 'The furrows were like iron, and God’s poor were indoors, those who had doors.'),
    'Somebody had crossed two straws on a stone, for want of a church.', 'There was a smell of tallow and apples, from long ago.', 'No sin occurred to you, and you were uneasy.', 'The world was very wide, and in good repair.',
    'A wren sang as though it had been endowed.', 'A paternoster was said for {who}, and another, shorter, for your feet.', 'For an exercise you forgave {foe}, and it did not last.', 'You gave thanks for {thing}, as being more than Job had by then.',
    'You blessed {companion}, who sneezed.', 'Somewhere a gate was banging, that no one would get up for.', 'It was a spot where a hermit might have lived, had he had less company than you.', 'A hen crossed before you with all her household, like an abbess.',
    'Someone had hung his hat upon a cross, and it made the cross look more at ease.',
    'A beetle was on pilgrimage up a gatepost, and you wished it well of the top.',
    'There was a pear tree with no wall round it, and you said a grace as long as the pear.',
    'You read an epitaph twice over, for the rhyme.',
    'A calf had put its head through a stile, and you reasoned with it from both sides.',
  ],
  towns: [
    'You came to {city} as they rang for vespers, or for a fire.', 'At the gate of {city} they asked your name, your lord, and whether you had the plague.', 'You passed into {city} beneath the heads.', '{city} had a wall, a wharf, and a minster not yet finished with.', 'In {city} there was a fair, or else they were hanging somebody.', 'You entered {city} behind a cart of turnips and gave God thanks for the cart.', only('known', 'You came again to {city}; the scaffold on the minster had not moved.', '{city} let you in as an old sinner is let in to church.'),
  ],
  streets: [
    'A friar on the steps declared the end of the world, and was asked for the date.', 'In the pillory there was a baker, and in front of it everyone who had eaten his bread.', 'A procession and a wedding had met at the corner and could not be told apart.', 'A pardoner was selling a feather of the Archangel, and had sold two.', 'Two guilds disputed who should carry the saint.', 'From the cookshops there came goose, from the minster boys singing.', 'A leper rang his little bell, and had the middle of the street.',
  ],
  rest: [
    'slept beneath a hayrick, in charity with nearly all men', 'lay in a church porch between two crusaders', 'said one Ave and were asleep in the second', 'slept in a barn, like better people at Christmas', 'washed in a holy well, and lay down clean', 'slept on the straw of the poor, and were not bitten', 'had the settle by a widow’s fire', 'slept with your sword for a crucifix', 'lay down with the sheep, who were warm', 'slept as the innocent do, though the case was not proved', 'bound your hurts in a clean shirt and slept in the other', 'slept until lauds, and then until prime, and were not ashamed',
  ],
  wounds: [
    'It was offered up, with the rest.', 'You swore by a saint, and would have to confess it.', 'It was in the gap, where armourers are all so sorry.', 'Many have been made saints for less, though not many.', 'You crossed yourself, with the other hand.', 'The flesh is grass, and had been mown.', 'You bound it with your favour, or what was left of that.', 'You called on Our Lady and on a barber.', 'It bled as an honest wound should.', 'You thought of Saint Sebastian, who complained less.', 'You had it coming, and said as much to your Maker.', 'It would ache before rain for the rest of your days, if there were to be any number of them.', 'You gave no ground, though you gave a good deal else.',
    'It wanted a leech, and had you.', 'There is a saint for that part, but you could not think who.', 'It was not in any of the ballads, where that had gone in.', '“Lord,” you said, and left the rest to be understood.',
    'It had come in between two buckles, like a draught.',
    'You said what the chaplain says when he shuts his thumb in the psalter.',
    'There was a penance still owing, and you put this down to it.',
    'It was no longer than a sin of the tongue, and went about as deep.',
  ],
  remarks: [
    'You had bread and an onion, and called it Lent.', 'A vow is soon said; the feet take longer.', 'You thought of your bed at home, and put that down as a temptation.', 'You told your beads, and lost count, and it was no doubt counted elsewhere.', 'You were hungry, and forgave everybody who was not.', 'Your harness wanted oil, and so did its wearer.',
    only('saga', 'It was the {day.th} day of the oath.', 'On the {day.th} day nothing was yet kept and nothing broken.', 'You had promised {who}, before witnesses; and one of the witnesses was everywhere.', 'They said that {foe} heard Mass daily. So, it is written, did Judas, in a manner of speaking.'), only('company', '{companion} was with you, for which God be thanked.', 'You shared a crust with {companion}, in equal halves, as Saint Martin did his cloak.'), only('alone', 'You were alone, as a Christian never is.'), only('hunted', 'Men were asking after you on the road, and not for your soul’s sake.'), only('rich', 'You had {purse}, and thought about the needle and the camel.'), only('broke', 'You were poor, and it is blessed, and it was raining in spirit.'), only('prices', 'Wheat was at a price that makes a man read the Apocalypse.'), only('hated', 'You had an enemy, and prayed about it, briefly.'), only('late', 'Three saints’ days had gone by on the road, or was it four.'),
    'Nothing that you had prayed for had come, and nothing that you had prayed against.', 'Your hose were past praying for.', 'A word given to {due} is given also to God, who forgets less.', 'You prayed for {rival}, that {rival.he} might be hindered.',
    'Charity begins with the feet.',
  ],
  met: [
    'The {them.trade} was called {them}, and had been christened so.', 'That was {them}; may it be written somewhere where it will be read.', 'The name was {them}, and you promised to remember it in your prayers.', '{them} it was, known in three parishes, and in one of them well.', 'One called the {them.trade} {them}, and there was a story to it, not told.',
  ],
};
