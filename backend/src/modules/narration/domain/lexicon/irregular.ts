/** Forms that no rule of spelling leads back to their base: 'base form form'. */
const FORMS = `go went gone goes, ride rode ridden, run ran, come came, see saw seen, take took taken, give gave given, strike struck, fight fought, hit hitting,
  steal stole stolen, hide hid hidden, swim swam swum, sing sang sung, swear swore sworn, break broke broken, eat ate eaten, drink drank drunk, sleep slept,
  speak spoke spoken, tell told, say said, ask asked, buy bought, sell sold, teach taught, make made, build built, throw threw thrown, bring brought, flee fled,
  leave left, stand stood, sit sat, lie lay lying lain lied, get got gotten, find found, seek sought, creep crept, draw drew drawn, shoot shot, swing swung, bite bit bitten,
  kneel knelt, leap leapt, climb climbed, dig dug, feed fed, bind bound, light lit, cut cutting, put putting, set setting, beat beaten, slay slew slain, catch caught,
  hold held, keep kept, feel felt, hear heard, read reading, write wrote written, wear wore worn, blow blew blown, ring rang rung, forgive forgave forgiven,
  forsake forsook forsaken, send sent, lend lent, spend spent, pay paid, lay laid, lead led, forget forgot forgotten, withdraw withdrew withdrawn, dive dove, drive drove driven,
  rise rose risen, wake woke woken, think thought, understand understood, sneak snuck, tend tended, weave wove woven, deal dealt, stick stuck, wring wrung, freeze froze frozen,
  fly flew flown, fall fell fallen, choose chose chosen, begin began begun, do did done, sink sank sunk, spit spat, split, hurt, let letting, shut, slide slid, sling slung, smite smote smitten, stab stabbed, rob robbed, beg begged, hug hugged, trot trotted, shake shook shaken, overhear overheard, become became, know knew known, meet met, mean meant, hang hung, win won, lose lost, sweep swept`;

/** Base of an irregular form; the word itself for any other. */
const BASES: ReadonlyMap<string, string> = new Map(
  FORMS.split(',').flatMap((line) => {
    const [base = '', ...forms] = line.trim().split(/\s+/);
    return forms.map((form) => [form, base] as const);
  }),
);
export const baseOf = (word: string): string => BASES.get(word) ?? word;

/** Verbs whose last letter is doubled before an ending. */
const DOUBLED = new Set(
  'stop grab rob drop trap tap pat hug nod rub chop clap slip strip trip tip snap wrap whip step skip plan pin stun scan beg drag tug jog hum stir bar ram shove sip dip unwrap pet knit fit con grip equip'.split(
    ' ',
  ),
);
const PASTS: ReadonlyMap<string, string> = new Map(
  FORMS.split(',').flatMap((line) => {
    const [base = '', past = base] = line.trim().split(/\s+/);
    return [[base, past.endsWith('ing') ? base : past] as const];
  }),
);
/** 'Held' of 'hold', 'stopped' of 'stop'. */
export const pastOf = (base: string): string => {
  const known = PASTS.get(base);
  if (known !== undefined) return known;
  if (DOUBLED.has(base) && !base.endsWith('e')) return `${base}${base.at(-1) ?? ''}ed`;
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
};

const PAST_WORDS: ReadonlySet<string> = new Set(
  Array.from(PASTS).flatMap(([base, past]) => (base === past ? [] : [past])),
);
/** Whether a word is a past form, and no base form as well: 'held' and 'asked', but not 'put'. */
export const isPast = (word: string): boolean => PAST_WORDS.has(word) || /[^e]ed$/.test(word);
