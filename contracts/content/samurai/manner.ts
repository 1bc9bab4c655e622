import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** The restraint of a court diary. */
export const samuraiManner: Manner = {
  naming: [
    'You were {name}, {profession}. It will not be necessary to say so again.', 'This concerns {name}, {profession}, of whom the neighbours had remarked only that you swept before your own gate.', '{name}, {profession}, was at that time at home; and, since that was you, not for long.', 'You signed yourself {name}, {profession}, with a plain brush.', 'In those days you were {name}, {profession}, and rose early.',
    'It was you, {name}, {profession}, who had been asked to be brief.',
    'In the register of the ward there stands {name}, {profession}, between a dyer and a widow; you had no complaint of either.',
    'There was a person called {name}, {profession}, who owned one good umbrella. You were that person.',
    '{name}, {profession}: so it is written on the paper that came with you, and nobody had yet found it out of order.',
    'When people spoke of {name}, {profession}, they inclined the head a little. It was to you that they inclined it.',
    'A neighbour, asked to describe {name}, {profession}, spoke for some time about the hedge. The hedge was yours.',
    '{name}, {profession}, paid on the last of the month, and was thought a little showy for it. You had meant nothing by it.',
    'The board at your gate said {name}, {profession}, in characters of a moderate size.',
    'There were four rooms, a well, and {name}, {profession}; and the well was spoken of first. You did not mind.',
  ],
  weather: {
    clear: ['the sky was without remark', only('light', 'it was very clear, and one felt a little exposed'), only('light', 'the day was fine, as if out of courtesy'), only('light', 'the air was so still and clear that a temple bell could be seen, almost'), 'there was a great deal of sky, well kept', only('dark', 'the moon was up, and knew its effect', 'the stars were in their usual order, which is not ours to question')],
    cloud: [only('light', 'the sky was the grey of an inner lining'), only('light', 'it was overcast, and the colours were the better for it'), 'the sky had lowered its blinds', 'it was a day for old letters', 'cloud covered everything, evenly, like a good wash of ink'],
    rain: ['it rained, and one heard the eaves', 'the rain was fine, like a screen', 'it rained without emphasis', 'the rain made a separate sound on each kind of leaf', 'it rained, which was suitable'],
    wind: ['the wind turned the leaves to show their backs', 'the wind was strong, and the bamboo bowed to it, as to a superior', 'there was a wind, and nothing kept its shape', 'the wind went through the sleeves', 'the wind had no manners that day'],
    fog: ['the fog had taken away everything but the nearest pine', 'there was fog, as in a picture where the painter has known when to stop', 'the fog was white and unhurried', 'the world had been reduced to essentials', 'in the fog the far side of things could only be supposed'],
    storm: ['the thunder was such as is spoken of afterwards', 'the storm lasted as long as a poor play', 'it thundered, and one thought of one’s faults', 'the storm was violent, and nothing was said during it', 'the lightning showed everything, which is seldom kind'],
    snow: [only('light', 'snow fell, and the day was forgiven'), 'it snowed, and each stone had its cushion', 'the snow was new and had been signed only by a sparrow', 'it snowed as it does in the old poems, to begin with', 'the snow had made all the rooms of the world one size'],
    heat: ['it was hot, and the cicadas would not be interrupted', 'the heat was like a visitor who has forgotten to leave', 'it was too hot for silk or for anger', 'the heat pressed, and one moved the fan', 'even the stones had loosened their collars'],
  },
  ways: {
    coast: ['walked beneath the pines along the shore', 'went along the sand at low water, and left the one line', 'followed the shore, at the pace of a person who is not expected', 'kept to the sea path, with one sleeve against the spray'],
    plains: ['went by the dykes between the rice-fields', 'walked the highway at the speed of your rank', 'went through pampas grass, which closed again without comment', 'crossed the level, bowing where one bows'],
    forest: ['went in under the cedars, and lowered your voice', 'walked on needles, without a sound', 'passed through bamboo, green upon green', 'went by a forest path that monks had swept, some time ago'],
    hills: ['climbed by the terraces, one after another', 'went up through tea and down through mulberry', 'took the hill path, and paused where a bench had been', 'walked from one bell’s hearing into that of the next'],
    mountains: ['climbed by the chains, hand over hand', 'went over the pass, and brushed the snow from the smallest Jizo', 'kept to the path that pilgrims have cut, and thanked them', 'went up among the cedars and then above them'],
    swamp: ['crossed the reed country by a plank laid for someone else', 'went among lotus, gone brown, with care', 'poled a punt that was nobody’s', 'kept to the dyke, and got wet to the hem only'],
    desert: ['crossed grey sand, in the furrows, so as not to spoil it', 'walked over ash from the fire-mountain', 'went over the ash field in a straight line, as there was no reason for any other'],
  },
  looks: [
    'One crow sat on one branch. You did not disturb the arrangement.', 'No one required anything.', 'You sat with a straight back, and let it go by.', 'A leaf came down, and took its time.', 'You composed a line, and let it go.', 'There was a stone there of a good shape. You looked at it from the proper side.', 'You put your sandals straight.', 'Somewhere a shutter was being closed, carefully.', 'A spider had begun on the left side of a gate and not yet come to the right.', 'You noticed the moss. It had been there some time without being noticed.', 'The path had been swept by somebody, for nobody.',
    only('dusk', 'The hills went back, one behind another, each a little paler.', 'A bell was struck, and the evening held on to it.', 'It was the hour at which one is sad without cause; you had cause, and so were merely quiet.'), only('night', 'The dark was very exact.', 'A dog barked, in some village, and thought better of it.'), only('morning', 'There was dew, and no footprint in it but yours.'), only('autumn', 'The maples had gone as far as they could go.'), only('spring', 'There was plum in flower somewhere; one had it on the sleeve.'), only('saga', 'You thought of {foe}, and put your sleeve in order.', 'It would soon be evening where {who} was, too.'), only('river', 'The river went under its bridge without looking up.'),
    'Two sparrows were disputing precedence.', 'The hour had nothing in it, like a well-kept room.', 'Far away somebody coughed, and it was understood not to have happened.', 'A stone had been moved, not recently, and you wondered for what reason.',
    'It would have been correct to be moved. You were, slightly.', 'Water fell somewhere, a drop at a time, as if it were being counted.', 'One thought of {who}, and of how little had been said.', 'You laid {thing} straight, in line with the edge of things.',
    '{companion} looked at it as well, and neither of you would have been the first to speak.', 'In {where} they would be closing the shutters, on the side away from you.', 'So passed the {day.th} day, or a part of it.', 'The emptiness of the place was of good quality.',
    'Whoever lived thereabouts had swept, and gone in.', only('coast', 'A wave was about to fall, and fell.', 'Pines leaned over the sea, like guests who cannot find the moment to leave.', 'There were seven islands, or six and the seventh.'),
    'You turned your hat by a quarter, and felt more settled.',
    'There was a gate with no wall to either side of it. You went through.',
    'You were reminded of somebody, and it was only a post.',
    'Some time passed, and its attendants after it.',
    'A sandal-cord had come loose, and for a moment one knew what to do.',
  ],
  towns: [
    'At the ward gate of {city} your name was written down, twice.', 'You entered {city} at a walk. It was known by the second corner what you carried.', '{city} lay below its castle, and did not look up.', 'In {city} the lanterns were being seen to.', 'You came to {city}, and took the side of the street that was yours.', 'The keep of {city} stood over its roofs like a raised eyebrow.', only('known', 'You came again to {city}. Nobody remarked on it, in several ways.', '{city} was as before; they had moved one lantern.'),
  ],
  streets: [
    'A palanquin went by, and the street knelt and rose.', 'Somebody was practising three notes.', 'There was a notice with a name on it. You read to the end, as an innocent person would.', 'The eel-seller fanned his coals, and looked at nobody’s swords.', 'Two retainers bowed to each other, and neither would stop first.', 'A fan lay in the road. People went round it.', 'An old woman was selling one persimmon.',
    'Somebody was bargaining for a cricket, by ear.', 'A child bowed to you, and was told by its mother to whom.',
    'A doctor was being carried past very fast in one direction, and his box in the other.',
    'The bean-curd seller blew his horn, and three doors were opened by the same amount.',
  ],
  rest: [
    'slept on your left side, with the door before you', 'ate cold rice, one grain after another, and slept', 'slept in a temple porch, under the wooden guardians', 'lay down in order, the sword first and then yourself', 'slept, and were corrected in a dream by your old teacher', 'sat in a hot spring until you could not have said where you left off', 'slept under a borrowed quilt, and folded it afterwards', 'bound what was open with clean paper and lay still', 'slept in a boat-house, with the water under the boards', 'slept as one sleeps when a thing has been put off until tomorrow', 'rested on straw, and were grateful to the straw', 'lay and heard the night insects, until there were none',
  ],
  wounds: [
    'It was noted, and the stance was changed.', 'The sash had taken some of it.', 'There was no need to look at it, and you did not.', 'You bound it with a strip torn evenly.', 'It had been a fault of the left foot.', 'A little red came through, like the first maple.', 'One does not speak of it.', 'You breathed out, in four parts, as you had been taught.', 'It was pointed out to you, in that way, that you had been careless.', 'It hurt, which is permitted.', 'You retied the sash higher.', 'You begged its pardon, absurdly, as one does who has bumped into a guest.', 'Your teacher would have sighed.',
    '“Again,” your teacher would have said.', 'It was in the place that the third form is meant to protect.', 'The cloth was good, and had been your mother’s.', 'A small sound was made, and you regretted it.', 'In wet weather it would no doubt be of interest.',
    'You thought first of the sleeve.',
    'You inclined your head to it, as to a point well taken.',
    'The breath went out and, after consideration, came back.',
    'There had been time to be surprised, and hardly more.',
    'One had been told to expect it.',
    'The body had an objection to lodge, and was heard.',
    'You sat down, in the proper order, beginning with the knees.',
    'It would be mentioned in no letter.',
    'You made room for it.',
  ],
  remarks: [
    'You had eaten one rice-ball, and were keeping the other for company.', 'It may be set down that your feet hurt.', 'You thought of tea, in a particular cup.', 'Nothing else occurred that needs to be mentioned.', 'You mended a sandal, and it was a pleasure to have done one thing well.', 'One grows used to roads. It is not a virtue.', 'You would have liked a bath.',
    only('saga', 'It was the {day.th} day. You had not yet been asked to give up.', 'You wrote to {who}, in your head, and left out the most of it.', 'It was said that {foe} had taken up poetry. One could only wait.', 'On the {day.th} day {where} was still only a name, and you said it with care.'), only('company', '{companion} walked half a pace behind, which was correct.', 'You and {companion} had been silent since noon, and understood one another.'), only('alone', 'You were alone, and there was nobody to be correct for. You were correct.'), only('hunted', 'Somebody was asking for you along the road, very civilly.'), only('rich', 'You had {purse}, and were embarrassed by the sound.'), only('broke', 'There was no money. It had been mentioned in the classics as a possibility.'), only('winter', 'It was cold, and the ink would have been solid.'), only('pressed', 'There was not much time; one therefore did not hurry.'), only('hated', 'There was a person who wished you dead. You thought of them with attention.'),
    'The left sandal had been repaired so often that it was hardly any longer the left sandal.', 'A letter had been begun, in your mind, with the season, and had got no farther than the season.', 'Rice was thought about.', 'One ought to have written to {met}.',
    'It was understood that {rival} was still displeased.', 'It would not have done to be late for {due}, and there was so far no other kind of lateness.', 'The hem was wet. That is all that will be said of the hem.',
  ],
  met: [
    'The {them.trade} bowed, and was called {them}.', 'The name was {them}; it was offered with both hands.', 'You learned the name, {them}, from the way that others avoided it.', 'The name was {them}, of a family one had heard of.', 'The {them.trade} gave the name of {them}, and you gave yours, and both were sorry to be in the way.',
  ],
};
