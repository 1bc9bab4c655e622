import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const empireClues: readonly ClueContent[] = [
  {
    key: 'empire/lead-freedman',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A man at {place}, once {them}’s slave, knows all of {them}’s habits.',
    learned: [
      'Felix, who kept a lamp-shop at {place}, had once been {them}’s slave and knew every habit of the house. If you called on him there politely, you could learn how to get near {them}.',
      'A freed slave of {them}’s, Felix by name, lived at {place} and sold lamps. He had served {them} for eleven years. If you visited him there and asked, he could tell you where {them} was weak.',
      '{them} was afraid of one person, namely Felix, a former slave, who now had a shop at {place}. He knew {them}’s hours and moods. You could call on him there and ask how {them} is best approached.',
      'For eleven years a slave named Felix had laced {them}’s shoes and heard everything. He was free now, and lived at {place}. A polite visitor to his shop there could learn {them}’s habits, and make use of them.',
      'There was a man at {place} who knew {them} better than anyone: Felix, a seller of lamps, once {them}’s slave. You could visit him there and ask when, and where, {them} may be met unguarded.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Call on Felix as a client',
      description:
        'Felix was {them}’s slave and can tell you {them}’s habits; you must rise when he enters, and use all three of his names.',
      success: [
        'Felix, who had been {them}’s slave, told you how {them} is to be handled: {them} writes nothing down, is told everything twice, and believes whoever speaks third. You had used all three of his names. It was entered, by Felix, as the first time that day.',
        'You were told {them}’s weakness by Felix, namely shoes. The left is laced too tight, on account of a vow, and by the end of a long audience {them} will grant anything in order to sit down. He showed you on his own foot.',
        'Felix received you as a client and gave you what you came for: {them}’s hours, {them}’s moods, and the one servant at {them}’s door who may be spoken to. He had kept the list for eleven years. Nobody else, he wished it noted, had stood up.',
      ],
      failure: [
        'Felix told you nothing about {them}, because you had risen for the wrong man. It was the cook. Felix came in behind him, saw it, and passed on to a fuller; for the rest of the audience you held the fuller’s hat.',
        'You left out one of Felix’s three names and were given nothing of use. It was the name that he had bought himself. He was gracious; he explained how {them} likes eggs, with the sauce, and had you shown to the street.',
        'The call on the freedman failed for two reasons. First, his hall was full; second, a servant of {them}’s was sitting in it, two places from you, with open ears. Felix looked at the servant and spoke to you at length about wicks.',
      ],
    }),
    lapsed: [
      'You had not called on Felix in time, and {them} had put him on a ship to see the Pyramids, with all expenses found. The shop at {place} was shut. {them}’s habits were again known only to {them}.',
      'Felix of {place} had been made a priest of the Emperor, on {them}’s recommendation, and no longer remembered lacing anything. Nobody could now tell you how {them} was to be approached. Remark: the white toga suits him.',
    ],
  },
  {
    key: 'empire/lead-curse-tablet',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} once buried a curse on lead at {place}, and is afraid of its being read.',
    learned: [
      '{them} had once written a curse on a sheet of lead and buried it at {place}, and feared that it would be read. You could dig for it there, where a black hen is offered each year, and use it against {them}.',
      'Each year {them} had a black hen killed at {place}, over the spot where a curse in {them}’s own hand lay buried. If you dug it up there, {them} would have to listen to whoever had it.',
      '{them} had cut a curse on lead, against somebody close, and hidden it in the ground at {place}. You could dig it up there, and it would be a proof against {them}, in {them}’s own hand.',
      '{them} feared one thing, namely a sheet of lead that lay buried at {place}, with a curse on it. You could dig it up there, from under old hen’s feathers, and have a hold over {them}.',
      'It is against the law to bury curses, and {them} had buried one, on lead, at {place}. If you dug it up there and read it, {them} could be made to answer for it.',
    ],
    offer: does(['explore', 'perception', 'medium', 'slight'], {
      action: 'Dig up the curse that {them} buried',
      description:
        'Whoever holds it has power over {them}; it lies where {them} has a black hen killed every year, and there will be a nail through it.',
      success: [
        'You dug up {them}’s curse, two feet down, folded in four with a nail through it. In it {them} had asked the gods below to shut the mouth of a brother. The existence of a brother was not generally known. You copied all of it, backward, as it stood.',
        'The lead was found under the feathers, and read. {them} had offered the gods {them.his} own right ear in exchange for a verdict; the verdict was had, and the ear is still owing. You now knew why {them} covers it when oaths are taken.',
        'You found the tablet and now had {them}’s secret: the curse had been laid on {them.his} own partner, and the partner had died rich. It was signed. The hand was compared with a receipt, and no doubt remained. The hen was left in possession.',
      ],
      failure: [
        'You dug up other people’s curses and not {them}’s. The place was in common use. You had by the end offended, namely, several bathers, a charioteer, and one Galla, nine times; the nails were put back where you could tell.',
        'The spot was not dug, because a hen was sitting on it. She was alive, black, and had been in office for a year. By the time that she could be persuaded off it, {them}’s lead had been scratched to pieces too small to read.',
        'You came on {them}’s tablet and broke it with the spade. What could be read was “whoever”, “liver”, and part of a fish. It proved nothing against anybody. A receipt was written by you to the gods below, and laid in the hole.',
      ],
    }),
    lapsed: [
      '{them} had bought the ground at {place} and had a floor poured over the curse, three feet thick, with a mosaic of hens. You had waited too long to dig. It can be inspected on public holidays.',
      '{them}’s curse had been dug up at {place} by boys, before you, and melted into sling-bullets. Nobody could any longer be shown what it said. Those who were struck by it had no remarks.',
    ],
  },
  {
    key: 'empire/lead-old-case',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'The record of an old lawsuit against {them} lies in the archive of {place}.',
    learned: [
      'There had once been a lawsuit against {them}, and the record lay in the archive of {place}, third room. In it stood a question that {them} could not answer. You could look for it there, and ask it again.',
      '{them} had sworn to two different things in an old trial, and all of it was written down. The roll lay in the archive of {place}. If you found it there, you could show that {them} lied.',
      'In an old suit {them} was caught out by one question, and the suit was then dropped. The record was kept in {place}, in the third room of the archive. If you read it there, you would know {them}’s weak point.',
      'The one trial that {them} had nearly lost was on record in {place}, among nine thousand rolls in the archive. You could search for it there, and use {them}’s own words, given under oath, against {them}.',
      '{them} was afraid of one roll in the archive of {place}, on which an old trial was written down. It showed where {them} had lied. You could go through the third room there and find it.',
    ],
    offer: does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Go through the rolls in the archive',
      description:
        'One roll of nine thousand shows where {them} once lied under oath; they are in order of arrival, and the dust has been there longest.',
      success: [
        'You found the record of {them}’s lawsuit, roughly the four-thousandth roll. {them} had answered well until asked what day it was; after that no answer agreed with another. You learned the page, date included, and filed it where it would be found again.',
        'The roll was found, and it showed that {them} had sworn to two things that cannot both be so. The two were three columns apart. Nobody until then had held the roll open at both, for want of elbows. You had now a question to put.',
        'In the last row you came on {them}’s case and read it through. The weak point was an aunt: {them} had sworn that she was ill, absent, and the only witness. Finding: usable. The keeper, asked if you might copy it, looked out of the window until you had.',
      ],
      failure: [
        'You fell asleep over the rolls and did not find {them}’s. The lamp went out and the door was locked. The keeper, who let you out, remarked that you looked improved, and that he could not say the same for the year of the four consuls.',
        'The record of {them}’s suit had been lent. In its place was a slip with a name, and in the place that the name led to was another slip. The last of them was dated before the lawsuit. All concerned were most civil.',
        'You found a lawsuit in the third room, but against {them}’s grandfather. It was the same name and the same nose, and turned on a goat. The goat had won. Nothing in it could be used against anyone living.',
      ],
    }),
    lapsed: [
      'The archive in {place} had been put in order at {them}’s expense before you came to it, and the record of the lawsuit was gone. Eleven carts were filled. The third room is now a reading-room, with nothing to read.',
      'Damp had got at the third room in {place}, and all nine thousand rolls, with {them}’s case among them, had become one. You were too late to read it. A scholar was asking leave to unwind it.',
    ],
  },
  {
    key: 'empire/lead-mule-train',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: '{them}’s forty mules are being shod at {place}, all by one smith.',
    learned: [
      '{them} could not set out until forty mules had been shod, and one smith at {place} was doing it alone. You could help him there, make the nails badly, and so hold {them} up.',
      'Forty mules of {them}’s were being shod at {place}, and the smith there wanted a helper. If you worked for him and made bad nails, the mules would soon be lame, and {them} would lose time.',
      '{them}’s whole baggage waited at {place} until forty mules had shoes. A nail that is too long lames a mule, and nobody looks into a box of nails. You could make some for the smith there, and {them} would be late.',
      'Without mules {them} could move nothing, and all forty were barefoot and in the hands of a tired smith at {place}. He would take help from anyone. You could offer it there, and spoil the shoes, and so delay {them}.',
      'One smith, at {place}, had a hundred and sixty shoes to make for {them}’s mules before {them} could start. There was a second anvil there, and nobody at it. You could work at that, badly, and {them} would have to wait.',
    ],
    offer: does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Make bad nails for the smith',
      description:
        'Bad nails will lame {them}’s mules and hold {them} up; you are to make them by the hundred, under the smith’s eye, and badly enough.',
      success: [
        '{them}’s mules were shod with your nails, which were soft, and by the second milestone they were walking home. Every shoe would have to be drawn again. {them} was thus delayed for a long time. The smith had nodded at each box, and had measured none.',
        'You made shoes for {them}’s mules with such zeal that all of them were for the left foot. A hundred and sixty were finished before it was noticed. They must be melted down, {them}’s man was told, and begun again, after some drinking.',
        'The delay was got: {them}’s forty mules could not be loaded, since the nails that you had made bent when they were looked at. The smith looked at one for a good while. He then put his own stamp on the box. Remark: his brother is owed money by {them}.',
      ],
      failure: [
        'You hammered too well, and {them}’s mules were ready in half the time. It had been said to you once that you had a gift for it. The smith paid you in compliments, and {them}’s man wished you both good day.',
        'At the third nail you struck your thumb, and the rest were so crooked that the smith would not use them. He had a box of better ones, from the army, put by. {them}’s forty mules were shod with those.',
        'Your bad nails were found out at the first hoof. The mule to whom they were applied was an old one, and turned round, and held up the foot to the smith. {them}’s work went on without you.',
      ],
    }),
    lapsed: [
      '{them}’s forty mules had left {place} on a hundred and sixty good shoes, and you had not been there to spoil one. The noise of it was heard three farms off. Nothing now kept {them} from setting out.',
      '{them} had grown tired of waiting and had sent camels to {place}, which need no shoes. Your chance of a delay was gone. The smith had sat down in front of them and wept.',
    ],
  },
  {
    key: 'empire/lead-road-permit',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: '{them}’s permit for the public road must be renewed by a clerk in {place}.',
    learned: [
      '{them}’s permit for the public road had run out, and a new one was being written in {place} by a clerk named Auctus. He copied whatever lay before him. If you altered the draft there, {them} would be held up for months.',
      '{them} could send no cart through any gate until Auctus, a clerk in {place}, had copied out a new permit. The draft lay on his table there. You could change a word in it, and {them} would be stopped.',
      '{them}’s couriers were refused fresh horses, since a new permit had not come from {place}. It lay in the office there, not yet sealed. If you changed one word of it, {them} would be stopped on every road.',
      'Whoever uses the post-stations needs a permit, and {them}’s was being renewed in {place}. Auctus, the clerk, reads nothing that he copies. You could put a false draft before him there, and {them} would lose much time.',
      '{them} was waiting for a paper from {place}, a permit, without which the post-stations give no horses. A clerk was to copy it after lunch. You could get to his desk there before him, alter it, and keep {them} waiting.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Alter the draft of {them}’s permit',
      description:
        'With a wrong word in it the permit will stop {them}; Auctus copies what lies before him, as soon as he is back from lunch.',
      success: [
        'You changed one word in {them}’s permit, and Auctus copied and sealed it so. {them} may now use the public road with carts, beasts and servants, on foot. It will take a second permit to cancel the first, and a lawyer to obtain the second.',
        '{them}’s permit was altered by you in one point, which was a full stop. By the old draft the stations had to supply {them}; by the new one {them} must supply the stations. They read it closely, at the stations. Half a year was lost by {them} to their appetite.',
        'The new permit was sealed, with your addition, and {them} was stopped by it at the first gate. It was now required that each mule sign. Auctus, shown the draft afterwards, stated that it was in his hand and must therefore be correct.',
      ],
      failure: [
        'Auctus came back early and read your draft over your shoulder. He admired it. In twenty years no one had thought to ask for so much, and out of respect for the style he granted {them} the whole of it.',
        'You were taken for the new clerk, and had to copy forty permits under supervision. {them}’s was one of these. A superior stood by while you wrote it, correctly, and stated that you had a very clear hand.',
        'The draft of {them}’s permit could not be altered, as a cat lay on it. She belonged to the office. She was lifted, and was back before the pen was dipped, five times; then Auctus was heard on the stair.',
      ],
    }),
    lapsed: [
      'Auctus had finished his lunch and {them}’s permit was sealed, without a word altered in it. You had not gone to {place} in time. Fresh horses were being given to {them}’s couriers, with salutes.',
      '{them} had been made an honorary inspector of roads at {place}, and needed no permit any more. There was nothing left there for you to alter. It was simpler, Auctus stated, than finding the form.',
    ],
  },
  {
    key: 'empire/lead-sacred-hens',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: 'The sacred hens at {place} must be fed before their show, so that {them} gets no omen.',
    learned: [
      '{them} would begin nothing until the sacred hens at {place} had been seen to eat, as a good omen. Hens that are full do not eat. You could feed them there beforehand, and {them} would have to wait.',
      '{them} was about to ask the sacred hens at {place} for an omen: if they eat, it means yes. They were kept hungry for it. If you fed them there first, the answer would be no, and {them} would lose time.',
      'By custom {them} may not begin before the sacred hens have eaten, and they were kept behind a wall at {place}. You could climb in there and feed them; after that they would refuse the corn, and {them} would be delayed.',
      '{them} was starving the sacred hens of {place}, so that they should eat greedily in public, which is a good omen for {them}. If you fed them there first, they would refuse the corn, and {them} would have to wait.',
      '{them} needed a good omen from the sacred hens at {place}: they had to eat before witnesses. If you fed them there in private, they would be full and eat nothing, and {them} would be stopped for a good while.',
    ],
    offer: does(['flight', 'reflexes', 'hard', 'slight'], {
      action: 'Feed the sacred hens beforehand',
      description:
        'Hens that are full give {them} no good omen; but the keeper has sworn to let in nobody, and the cock takes his own vow seriously.',
      success: [
        'You fed the sacred hens until they could not bend, and when {them}’s grain was put before them they would not look at it. The omen was against. {them} may begin nothing until the place has been purified three times. The priest covered his head.',
        'The hens were fed by you from the roof, by handfuls, the cock having barred the ground. Before witnesses they then lay down on {them}’s sacred grain. There was no precedent; {them} had to wait while books were consulted, in Etruscan, which was being learned.',
        '{them} was refused by the hens, who were asleep, with barley in their beaks. You had gone over the wall with a bag and come back without it. Another day must be named, by law not soon. The keeper counted his grain and found nothing missing.',
      ],
      failure: [
        'You were caught by the keeper at one end and the cock at the other, and the barley was shaken out at the altar itself. The hens fell on it. It was entered for {them} as the best omen in years.',
        'You fed the wrong hens. These were the keeper’s own, for eggs, and were much obliged. The holy ones had watched it through their bars, and were made so hungry that they ate {them}’s grain, and afterwards the dish.',
        'The cock of that establishment met you on the wall, and you were not let past. It is not recorded who withdrew. The hens had no barley from you, and {them} was granted, at the second peck, everything asked for.',
      ],
    }),
    lapsed: [
      'The hens at {place} had eaten for {them}, unfed by you, and had gone on to eat the sieve. {them} was free to begin. A plainer omen has not been entered there.',
      '{them} had lost patience and had the sacred hens of {place} thrown into the pond. No omen was waited for any longer, so that your barley was of no use. Bad luck has so far been reported only by the hens.',
    ],
  },
];
