import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const empireLeads: readonly LeadContent[] = [
  {
    key: 'empire/lead-freedman',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A man at {place}, once {them}’s slave, knows all of {them}’s habits.',
    opened: [
      'Nobody knows a great man like the one who laced his shoes. {them}’s used to be laced by a slave named Felix, now a freedman at {place}, with a shop, and with views that he had so far kept to himself.',
      'You heard a seller of lamps described as the best-informed person at {place}. He had been eleven years in {them}’s house, and had held the lamp at everything. Free men may talk, but they like to be asked properly.',
      'A carter told you that {them} still sends to {place} each month to ask if Felix is in good health. He was in excellent health. The carter thought it odd to be so anxious about somebody whom one used to beat.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Call on the freedman as a client',
      description: 'You must wait in his hall with the others, rise when he enters, and use all three of his names.',
      success: [
        'You used all three, and asked after the lamps. He sent the others out. {them} writes nothing down, Felix told you, and so has to be told things twice; whoever speaks third is believed. He had counted on it for eleven years. You counted on your fingers, and thanked him.',
        'He showed you his own shoes, laced. Then he showed you how {them} has it done, with the left too tight, on account of a vow. “By the eighth hour it is all that one thinks about,” said Felix. It was a small thing. You would know when to call.',
      ],
      failure: [
        'You rose for the wrong man. It was the cook. Felix came in behind him, saw it, and passed along the line to a fuller with a petition about a wall; and for the rest of the audience you held the fuller’s hat.',
        'You left out one of his names, and it was the one that he had bought himself. He was gracious. He told you how {them} liked eggs done, with the sauce, and had you shown to the street by a slave of his own.',
      ],
    }),
    lapsed: [
      'Felix had shut his shop at {place} and gone to see the Pyramids, all expenses found. {them} had put him on the ship.',
      'The freedman at {place} had been made a priest of the Emperor, with a white toga, and no longer remembered ever having laced anything.',
    ],
  },
  {
    key: 'empire/lead-curse-tablet',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} once buried a curse on lead at {place}, and is afraid of its being read.',
    opened: [
      'When people of standing wish to be rid of someone, and dare not sue, they write it on lead and bury it. {them} had buried one at {place}. Whose name is on it was not known; only that it had worked.',
      'A plumber missed a square foot of lead sheet, and had noticed where it went: to {them}, who is no plumber. Later a slave was seen at {place} with a trowel. It is not what one does with a drain.',
      'Every year {them} sends a black hen to {place}. An old priest told you what such hens are for. They are to keep something down that has been written, he said, and they would not be needed if it were dug up and answered.',
    ],
    offer: does(['explore', 'perception', 'medium', 'slight'], {
      action: 'Dig where the hens were offered',
      description: 'There will be a nail through it, and the ground below a hen’s feathers has been asked to bite.',
      success: [
        'Two feet down your trowel bent. It was folded in four, with a nail; you opened it with care and a short prayer. {them} had asked the gods below to shut the mouth of a brother. You had not known that there was a brother. You copied all of it, backward, as it stood, and {them} would know the hand.',
        'You followed the feathers to where they were thickest. The lead said, in {them}’s spelling, what {them} had been ready to give, and it was {them.his} own right ear for a verdict. The verdict was had. The ear was still owing; you had seen, you now remembered, how {them} covers it when oaths are taken.',
      ],
      failure: [
        'You dug up a curse, and another. It was the usual place for them, it seemed; you had cursed bathers, a charioteer, and one Tertia, nine times. It would not have been right to read on. You put back the nails where you could tell.',
        'There was a hen on it. She was alive, she was black, and she had been there a year and knew her office. By the time that she had been talked off the spot she had scratched what was there to the four winds.',
      ],
    }),
    lapsed: [
      '{them} had bought the ground at {place} and poured a floor on it, three feet thick, with a mosaic of hens.',
      'The lead from {place} had been found by boys, and melted into sling-bullets. Nobody knew any longer what it had said, unless those did who were hit.',
    ],
  },
  {
    key: 'empire/lead-old-case',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'The record of an old lawsuit against {them} lies in the archive of {place}.',
    opened: [
      'There had been a suit against {them}, a long time ago, and it had been dropped. Things that are dropped lie where they fell. A copyist thought that this one lay in {place}, third room, under the census.',
      'An advocate in his cups said that only one man had ever made {them} lose the thread, and how he did it stood in the record. He himself had forgotten. They keep the rolls in {place}, and the damp.',
      'You met a witness from {them}’s one lawsuit. She remembered the ceiling. All that was said had been taken down, she told you, by a boy with bad teeth, and must be in {place}; they never throw out what they cannot find.',
    ],
    offer: does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Go through the rolls in the third room',
      description: 'They are in order of arrival, there are nine thousand, and the dust has been there longest.',
      success: [
        'It was the four-thousandth, or about that. You read it sitting on the census. {them} had answered well until asked what day it was; and thereafter not one answer agreed with another. It must have been more than the day. You learned the page by heart, date and all, and put it where it would be found again.',
        'You sneezed your way along to the end, and there was a roll with tooth-marks. {them} had sworn to two things that cannot both be so. They had been three columns apart, and no one had held the roll open at both. You did, with your elbows. It would be a good question to have by one.',
      ],
      failure: [
        'You came to with your cheek on the year of the four consuls. The lamp was out, the door was locked, and the keeper thought, when he let you out, that you looked improved. He could not say the same for the roll.',
        'It had been lent. There was a slip in its place, with a name, and in the place that the name led to was another slip. They were all most civil. The last of them was dated before the lawsuit.',
      ],
    }),
    lapsed: [
      'The archive in {place} had been put in order at {them}’s expense. It was a great work; they had filled eleven carts.',
      'Damp had got at the third room in {place}, and what was in it had become one roll. A scholar was asking leave to unwind it.',
    ],
  },
  {
    key: 'empire/lead-mule-train',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: '{them}’s forty mules are being shod at {place}, all by one smith.',
    opened: [
      'Forty mules were to carry what {them} needed, and they stood barefoot at {place}. There was the one smith. He did a hundred and sixty nails before dinner, a groom said with pride, and all would be ready directly.',
      'You saw a string of nail-boxes go by, marked for {them}, and for {place}. A nail a finger too long lames a mule; so the driver mentioned, to pass the time. Nobody would look into a box of nails.',
      'What does {them} wait for? The muleteers laughed at you. For shoes! They had been lying at {place} with their beasts until they were fat. They could bear it for another month, they said, but saw no hope.',
    ],
    offer: does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Work a shift at the smith’s second anvil',
      description: 'You are to make nails by the hundred, under his eye, and to make them badly enough.',
      success: [
        'You struck, and he nodded, and did not measure. They were beautiful nails, and soft as cheese. The string set out with a great clatter and by the second milestone was walking home on its toes. Every shoe would have to be drawn, said the smith. {them} would get nothing carried for a long time.',
        'You brought such zeal to it that he gave you the shoes as well. You made forty lefts and then a hundred and twenty more. He held two of them together, for some time. It was a matter of melting down, he told {them}’s man, and of beginning again, and of getting drunk first.',
      ],
      failure: [
        'You had once been told that you hammer well, and unluckily it was so. He took you on at full wage. Between the two of you they were done in half the time, and {them}’s man gave you both good day.',
        'It was at the third nail that you met your thumb. The rest you did with the left, and they were so crooked that he would not use them. He had a box of better ones from the army; he had only been saving it.',
      ],
    }),
    lapsed: [
      'Forty mules had left {place} on a hundred and sixty shoes. One could hear it for an hour, people said, like rain on a kettle.',
      '{them} had sent camels to {place}, which need no shoes. The smith had sat down before them and wept.',
    ],
  },
  {
    key: 'empire/lead-road-permit',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: '{them}’s permit for the public road must be renewed by a clerk in {place}.',
    opened: [
      'Whoever uses the post-stations needs a permit; and {them}’s would be void at the next Kalends. It had gone to {place} to be written anew. You considered how many ways there are of writing anything.',
      'It was told as a joke on officials: {them}, with all that power, could not send a cart out of the gate until a clerk in {place} had copied five lines. He copied for anybody, that clerk. He copied whatever was on top.',
      'An ostler was refusing fresh horses to {them}’s courier, and enjoying it. The new permit was still in {place}. It would be there, he said, until a man called Auctus had finished his lunch.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Draft the permit a little otherwise',
      description: 'Auctus copies what lies before him, letter for letter, as soon as he is back from lunch.',
      success: [
        'You changed one word and blew it dry. He came in, sat down, copied it, sealed it, and wished you a good afternoon. {them} was now entitled to use the public road with carts, beasts and servants, on foot. It would need a second permit to cancel the first, and that would need a lawyer.',
        'You left every word as it was, and moved one stop. By the old draft the stations had to supply {them}; by the new one {them} must supply the stations. They are sharp readers, at the stations. It would be half a year before they had eaten their way to the appeal.',
      ],
      failure: [
        'He came back early, having been given fish. He read your draft over your shoulder, and was struck by it. In twenty years no one had thought to ask for so much; he wrote {them} the whole of it, out of respect for the style.',
        'You were still looking for the right pen when a lictor took you for the new hand. You copied forty permits. {them}’s was among them; he stood beside you for that one, and said that you had a very clear hand.',
      ],
    }),
    lapsed: [
      'Auctus had had his lunch. {them}’s couriers were on the road again with a fresh seal, and the ostlers saluted.',
      'They had made {them} an honorary inspector of roads at {place}, with no need of a permit. It was simpler, said Auctus, than finding it.',
    ],
  },
  {
    key: 'empire/lead-sacred-hens',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them} will not begin until the sacred hens at {place} have eaten well.',
    opened: [
      '{them} does things in due form, and it is the due form to ask the hens. They are kept at {place}. If they eat greedily one may begin; if not, not. They had been asked for the day after next, said a seller of barley.',
      'A priest was hurrying by with a sieve. The hens at {place} were to be consulted for {them}, he called, and had been kept short on purpose, so that they should be of the right opinion. You wondered what one good meal would do.',
      'You heard it laid down that no general ever lost by {place}, for there they starve the hens first. {them} had ordered an answer from them. Whoever wished {them} ill, an old centurion said, would only need to be kind to animals.',
    ],
    offer: does(['flight', 'reflexes', 'hard', 'slight'], {
      action: 'Feed the sacred hens beforehand',
      description: 'The keeper has sworn to let in nobody, and the cock takes his own vow seriously.',
      success: [
        'You went over the wall with a bag of barley and out again with none. When they were asked, before witnesses, there was not one of them that could bend. They looked at {them}’s grain with horror. The priest covered his head; nothing could be begun until he had purified it all, and that has to be done three times over.',
        'The cock went for you, and you for the roof, and you fed them from there, in handfuls. In due course they were led out to the sacred grain. They lay down on it. There was no precedent, the priest told {them}, and he must look into the books; they were in Etruscan, which was being learned.',
      ],
      failure: [
        'The cock had you by the tunic, and the keeper by the foot. They fought for you a little. What barley you had was shaken out at the very altar, and the hens fell on it like Gauls; it was entered as the best omen in years.',
        'You fed the wrong hens. They had been the keeper’s own, for eggs, and were much obliged. The holy ones looked at all this through their bars, and it made them so hungry that they ate {them}’s answer, and the dish.',
      ],
    }),
    lapsed: [
      'The hens at {place} had eaten for {them}, and eaten the sieve. No one could ask for plainer.',
      '{them} had lost patience and thrown the hens of {place} in the pond, to drink, as an admiral once did. It had not so far brought bad luck to anybody but the hens.',
    ],
  },
];
