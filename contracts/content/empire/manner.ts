import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** The annalist’s marble. */
export const empireManner: Manner = {
  naming: [
    'In that year {name}, {profession}, left the city by the gate and was not asked why.', 'You were {name}, {profession}, of free birth and sound limb, and so you stood in the register.', '{name}, {profession}, was at that time without office; you had leisure, and it was noticed.', 'The annals of the province do not mention {name}, {profession}. What follows is the reason.', 'You were {name}, {profession}, and you had, until that month, done nothing that was worth an inscription.',
    'The census of that year has you as {name}, {profession}, with one cloak and no remarks.',
    'It was at about this time that {name}, {profession}, came to the notice of events, and they to yours.',
  ],
  weather: {
    clear: ['the sky was of the kind that is promised in contracts', only('light', 'the day was fair, and the omens were taken as read'), 'the weather was such as the farmers had asked for', 'the sky was clear over the whole of the province', 'it was fine; Jupiter had other business', only('dark', 'the stars kept their stations', 'the night was clear, and somewhere an astrologer was being paid')],
    cloud: [only('light', 'the sky was the colour of old lead'), 'cloud stood over the province like a pending decision', only('light', 'the day was grey and in good order'), 'it was weather without distinction', 'the auspices could not be taken, there being no sky to take them from'],
    rain: ['it rained, and the gutters did what they were built for', 'it rained on friend and enemy with an even hand', 'it rained, and water ran in the ruts', 'rain fell, as it is recorded to have fallen before Cannae', 'the rain came down on every rank alike'],
    wind: ['the wind was from the north and did not salute', 'there was a wind, and it went through wool', 'the wind took the dust of one estate and gave it to another', 'it blew, and the pines bent all together, like a line that has been given an order', 'the wind had the freedom of the country'],
    fog: ['there was fog, and the milestones came out of it singly', 'the fog lay as it lay in the year of the consul Flaminius', 'the fog was thick, and armies have been lost in less', 'the land had been withdrawn from view', 'the fog kept everything confidential'],
    storm: ['it thundered on the left, which is held to be good', 'the storm was of the sort that is afterwards expiated', 'Jupiter spoke, at some length', 'there was thunder, and somebody somewhere would be writing it down', 'the lightning struck what was highest, as is usual'],
    snow: ['it snowed, and the pavement went out of sight', 'the snow fell and made all roads equal', 'snow lay on the altars', 'it snowed; the sentries, where there were any, stamped', 'it was cold enough for Germany'],
    heat: ['the heat was that of the Dog, and men did business lying down', 'it was hot, and the shade was all taken', 'the stones gave back the day’s heat with interest', 'the heat stood at its post', 'it was so hot that nobody was being accused of anything'],
  },
  ways: {
    coast: ['followed the sea-road on its wall', 'went by the shore, past villas with their shutters closed', 'kept to the coast, as the grain ships do', 'walked beside the sea, which is nobody’s by law'],
    plains: ['marched at the regulation pace', 'crossed estate land, and saw no owner', 'went between wheat and tombs', 'went straight on, there being no reason in that country to do otherwise'],
    forest: ['went under oaks where no order had been given', 'kept to the line of an old clearing', 'went in with your hood up, as the scouts do', 'passed through a wood that the despatches call trackless'],
    hills: ['took the hill straight, like the road', 'climbed past terraces and a quarry', 'went up among olives and down among goats', 'took the height, and nobody contested it'],
    mountains: ['went over the pass, and left something for its god', 'climbed on pavement that eleven years had gone into', 'crossed where Hannibal is said to have, with fewer animals', 'kept to the inside of the ledge'],
    desert: ['went from cistern to cistern', 'marched by night stages over gravel', 'crossed ground that the Empire claims and the scorpions hold', 'followed a line of way-marks into nothing'],
    swamp: ['went over the old log road, where there were logs', 'crossed a marsh that three emperors had drained', 'waded where the plan showed a field', 'kept to the causeway and counted the gaps'],
  },
  looks: [
    'There was nothing to report.', 'You surveyed the ground by quarters, from left to right, and found it in order.', 'The country was at peace, or had been so described.', 'It would have done for a camp: water, wood, and one side steep.', 'You sat on a dressed stone that somebody had carried there for another purpose.', 'Of enemies there were none. Of friends there were as many.', 'A boundary stone gave the name of a man long dead and the extent of his beans.', 'You considered how it would look in a report, and it would have looked like nothing.', 'Someone had cut a name on a stone, with the year of the consuls. You read it, as the dead like one to.', 'You found that you had been standing at attention.',
    only('dusk', 'The evening came on in due form.', 'The light withdrew by stages, as from a province.'), only('night', 'The watch was not yours, and you kept it for an hour from habit.'), only('morning', 'The day began, as the calendar had said it would.'), only('noon', 'It was the sixth hour, and even the flies had an arrangement.'), only('road', 'The road went on to the sky, and had been paid for.'),
    only('saga', 'You thought about {foe}, and set out the arguments on both sides.'), only('region', 'This was {region}: {region.gloss}, in the old books.'),
    'The country agreed with the map, which was to the credit of the country.', 'Two ruts ran side by side at the proper distance.', 'It was the hour for exercise, and you exercised restraint.', 'There had been a battle there once; a ploughman had hung up the helmets by size, for pots.',
    'In the case against {foe} you appeared for both sides, and adjourned.', 'A despatch to {who} was drafted, and the adjectives were struck out.', 'You inspected {thing}, and yourself, and found both fit for service.', '{companion} was inspected, and stood it well.',
    'Somebody had been buried there at his own expense.', 'Everything was in its place, though it was not clear who had assigned it.',
    'A lizard took up a position upon a wall, and was not relieved.',
    'There was room there for a small temple, and nobody had been grateful enough.',
    'The verges had been cut as far as the boundary and not a blade beyond.',
    'You passed yourself in review, and stood at ease.',
    'A goat looked at you over the parapet like a customs officer, and let you go.',
  ],
  towns: [
    'At {city} you were entered on a slate and admitted.', '{city} had a gate, an arch, and a man asleep under each.', 'You came into {city} by the street of tombs, reading as you went.', '{city} was laid out like all the others, and you knew where you would find bread.', 'On the walls of {city} eleven men were standing for office.', 'The gate of {city} bore the name of the emperor before last.', only('known', 'You came again to {city}. The same eleven men were standing for office.', '{city} received you a second time with the same indifference.'),
  ],
  streets: [
    'A litter went by, and all conversation stopped until it had.', 'Two lawyers were agreeing on what they would quarrel over.', 'At the fountain the slaves told the truth, and nobody took it down.', 'A schoolmaster beat time, and the class beat the words into it.', 'There was a crowd about a notice, and one man in it who could read.', 'A baker was explaining the size of his loaves to an official.', 'Someone had crowned a statue with onions, and no one had seen it done.',
  ],
  rest: [
    'slept in your cloak, with your boots for a pillow', 'slept as the enlisted sleep, at once and in step', 'ate your porridge, scoured the pan, and slept', 'put oil on what was stiff and vinegar on what was open', 'lay down at the second watch and rose at the fourth', 'found a way-house and had the whole of the stone bed', 'slept under a wall that had been built to last', 'slept, having first looked to the exits', 'lay behind a tomb whose owner had asked travellers to stop', 'slept without orders until it was light', 'rested on one side, as the physicians advise', 'hung up your feet and forgot the rest of you',
  ],
  wounds: [
    'You had had worse on parade.', 'It was in front, where wounds are worth something.', 'You packed it with lint and said the usual words.', 'You noted the hour.', 'You bound it as the orderlies do, with the knot where you could reach it.', 'There was a time when you would have drawn double rations for that.', 'You did not give it the satisfaction.', 'It would be a scar, and the scar would be a reference.', 'Old soldiers say that one gets used to it. They are not asked how.', 'You thought of your mother, and then of a surgeon, in that order.', 'It stained the good tunic.', 'You stood until it was possible to sit.', 'The body is a province, and this was a small revolt in it.',
    'The surgeon’s handbook gives a page to that, and it had been torn out of yours.', 'It had been done by the book, though not by your book.', 'One had signed for that leg.', 'Your record had been clean until then, on that side.',
    'You reported it to yourself, and it was noted.',
    'A philosopher has shown that there is no such thing as pain. He was sitting down at the time.',
    'There was a strap there that ought to have been done up, and it was your signature on the strap.',
    'You said nothing, in Greek.',
  ],
  remarks: [
    'The rations were as laid down, and as bad.', 'You had sent no report, having nobody to send it to.', 'The boots would last another hundred miles, with an order to that effect.', 'You had bread, an onion, and your health.', 'History does not say what anyone had for dinner.', 'It is by such marches that the world was taken, one blister after another.',
    only('saga', 'It was the {day.th} day from the oath, and the matter stood as follows: undecided.', '{foe} had at that time the larger purse, and you had the right. Both are known to have lost.', 'You owed {who} an account, and had composed as far as the greeting.', 'In the matter of {where} nothing had been settled by the {day.th} day.'), only('company', '{companion} marched at the proper interval.'), only('hunted', 'Your name was on a list. It was an odd feeling to be so exactly described.'), only('rich', 'You carried {purse}, and had begun to hold opinions on public order.'), only('broke', 'You were, in the language of the census, of the lowest class.'), only('prices', 'Bread had doubled. It is how most things in history begin.'), only('winter', 'The armies were in winter quarters; you were not.'), only('late', 'You had served campaigns that were shorter.'),
    'The march had been accomplished, and nobody was congratulated.', 'Somewhere, no doubt, a clerk knew how many nails were in your boots.', 'You would have liked to recommend {met} for something.', 'The account with {due} stood open, and drew interest.',
    '{rival} had friends in the provinces, it was said. You were in the provinces.',
  ],
  met: [
    'The name was {them}; you entered it, in your head, under persons met.', 'The {them.trade} gave a name, which was {them}, and for whom it might concern, a father’s.', 'It was {them}, as it turned out, and well spoken of in that district.', 'One {them}, {them.a}, is accordingly to be added to this account.', 'The {them.trade} was called {them}, and spelled it.',
  ],
};
