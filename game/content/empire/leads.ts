import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const empireLeads: readonly LeadContent[] = [
  {
    key: 'empire/lead-freedman',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A man at {place}, once {them}’s slave, knows all of {them}’s habits.',
    learned: [
      'Felix, once {them}’s slave, now kept a lamp-shop at {place}. He had laced {them}’s shoes for eleven years and knew every habit of the house. He was to be called on there and asked.',
      'A freedman named Felix at {place} knew how {them} eats, sleeps and loses an argument, having been {them}’s slave for eleven years. He was to be visited there, politely, with all three of his names.',
      '{them}’s old slave, Felix, was free, prosperous and living at {place}. He could say where {them} was weak, and would say it to a visitor who asked him properly. He had not been asked yet. Remark: he had been beaten.',
      '{them} still sent to {place} each month to ask after a freedman named Felix, out of fear. He had seen everything in eleven years as {them}’s slave, and was to be found at his shop there and asked.',
      'Felix, freedman, of {place}, was of interest under two heads: first, he sold lamps; second, he had once been {them}’s slave and knew how to approach {them}. You were to go there and ask.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Call on the freedman as a client',
      description: 'You must wait in his hall with the others, rise when he enters, and use all three of his names.',
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
      '{them} once had a curse written on lead and buried at {place}, and feared that it would be read. Whoever read it would have a hold on {them}. You were to go there and dig where a black hen is offered each year.',
      '{them} had bought a sheet of lead, and it was buried at {place}, with a nail through it. It was a curse. Dug up, it could make {them} answer for it.',
      'Each year {them} sent a black hen to {place}, to keep a buried curse quiet. The curse is on lead, in {them}’s own hand, and was to be dug up there by you and read.',
      'A curse in {them}’s handwriting lay under the ground at {place}. It was not established against whom. It was established that {them} grew pale when digging was mentioned; you were therefore to take up digging, at that spot.',
      'The facts, in order: {them} had cursed somebody; the curse was cut on lead and buried at {place}; and {them} would give a good deal to have it stay there. It was worth the digging.',
    ],
    offer: does(['explore', 'perception', 'medium', 'slight'], {
      action: 'Dig where the hens were offered',
      description: 'There will be a nail through it, and the ground below a hen’s feathers has been asked to bite.',
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
      'There had once been a lawsuit against {them}, and the record of it lay in the archive of {place}, third room. In it stood a question that {them} could not answer. You were to look there for it.',
      '{them} had lost the thread in court one time only, and the record lay in {place}. How it was done could be read there, in the third room of the archive.',
      'In {them}’s one lawsuit every word had been taken down and kept in {place}. Whoever found that roll would know which question {them} answers in two ways.',
      'The old suit against {them} was dropped, and what is dropped is filed. It was in {place}, in the archive, under the census. It showed where {them} lied, and was therefore to be read by you there, however many rolls lay on it.',
      '{them} could be caught out with {them.his} own words, under oath, from an old trial. The words were in the archive of {place}. The room was known, but not the shelf; the search was left to you.',
    ],
    offer: does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Go through the rolls in the third room',
      description: 'They are in order of arrival, there are nine thousand, and the dust has been there longest.',
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
      '{them} could not move until forty mules had been shod, and they stood at {place}, all in the hands of one smith. If the nails were bad, {them} would be held up. You were to go there and offer to help with the nails.',
      '{them}’s forty mules were being shod at {place}, a hundred and sixty shoes in all. One smith was doing it. A second hand at his anvil could, it was thought, do a great deal to slow it.',
      'Present at {place}: one smith, several muleteers, and forty mules of {them}’s without a shoe among them. Until they were shod {them} must wait. You were to see to it, at the second anvil, that the wait was a long one.',
      '{them}’s whole baggage waited at {place} for shoes. A nail made a finger too long lames a mule, and nobody looks into a box of nails. The smith there was asking for an assistant; you could be that.',
      '{them} had not set out, and the reasons were these: first, there were forty mules; second, they were barefoot; third, the only smith was at {place}, and tired. He would take on help there from anybody, and would not examine the work closely.',
    ],
    offer: does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Work a shift at the smith’s second anvil',
      description: 'You are to make nails by the hundred, under his eye, and to make them badly enough.',
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
      '{them}’s permit for the public road had run out, and a new one was being written in {place} by a clerk named Auctus. He copied whatever lay before him. If the draft were altered there, {them} would be held up for months.',
      '{them} could not send a cart through the gate until Auctus, a clerk in {place}, had copied a new permit. It consisted of five lines. They lay on his table there, and could be altered over lunch.',
      '{them}’s courier was refused fresh horses, since a new permit had not come from {place}. It lay in the office there, unsealed. A changed word in it would stop {them} on every road; you were to go and change one.',
      'Whoever uses the post-stations needs a permit, and {them}’s was being renewed in {place}. The clerk was called Auctus. He read nothing that he copied. It was felt that somebody ought to visit {place} and give him something different to copy.',
      '{them} was waiting for a paper from {place}, and might be made to wait longer. The draft was to be copied by a clerk as soon as he had lunched. It remained to get to his desk there before he did.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Draft the permit a little otherwise',
      description: 'Auctus copies what lies before him, letter for letter, as soon as he is back from lunch.',
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
    title: '{them} will not begin until the sacred hens at {place} have eaten well.',
    learned: [
      '{them} would begin nothing until the sacred hens at {place} had been seen to eat with appetite. If they were full beforehand they would not eat, and {them} would have to wait. You were to get in there with barley before they were consulted.',
      '{them} was about to consult the hens at {place}. Greedy hens mean yes. They were being kept hungry for the purpose, and whoever fed them there first would have the answer changed to no.',
      '{them} does everything in due form, and in due form one must ask the hens. They are kept behind a wall at {place}. Whoever wished {them} delayed need only go there and be kind to animals.',
      'The sacred hens of {place} were being starved, so that they should eat in public and {them} might begin. One good meal given to them there by a stranger would stop {them} altogether.',
      'The matter of the hens of {place} comes under three heads: they are sacred; {them} must wait until they have eaten well in public; and they cannot eat well twice. You were to see that the first time was in private, there, and yours.',
    ],
    offer: does(['flight', 'reflexes', 'hard', 'slight'], {
      action: 'Feed the sacred hens beforehand',
      description: 'The keeper has sworn to let in nobody, and the cock takes his own vow seriously.',
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
