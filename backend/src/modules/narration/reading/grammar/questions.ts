import { type Scene } from '#game/model/scene.js';
import { aboutNamed } from './answers/named.answers.js';
import { RULES } from './answers/rules.answers.js';
import * as state from './answers/state.answers.js';
import { capitalised, shortly } from './answers/words.js';
import { bind } from './bind.js';
import { type Ground } from './ground.js';
import { type Token } from './tokens.js';

type Answer = (scene: Scene, text: string) => string | null;

/** What is asked, and what answers it; the first that fits. */
const QUESTIONS: readonly (readonly [RegExp, Answer])[] = [
  [/^(?:what (?:would happen |happens )?if (?:i|we)|should (?:i|we)|would it be)\b/, RULES.odds],
  [/^count my (?:money|coins|silver|gold)/, state.purse],
  [
    /\b(?:hit ?points?|hp|health|how (?:badly )?(?:hurt|wounded|injured)|my (?:wounds|condition|injuries|life)|i am (?:so |very |quite )?(?:hurt|wounded|tired|exhausted|bleeding|cold)|am i (?:hurt|wounded|injured|dying|alive|ok|okay|healthy|bleeding)|how am i(?: doing| feeling)?$|how do i feel)\b/,
    state.health,
  ],
  [
    /\b(?:how (?:do|can|does) (?:i|one|you) (?:heal|rest|recover|regain|get better)|how (?:does|do) (?:healing|resting) work)\b/,
    RULES.rest,
  ],
  [
    /\b(?:how (?:much|many) (?:money|coins?|gold|silver|\w+ do i have left)|(?:my|much|the) (?:money|coins?|purse|gold|silver)\b(?!.*\b(?:give|worth)\b)|am i (?:rich|poor|broke)|can i afford|do i have (?:any |enough )?(?:money|coins?|gold|silver))\b/,
    state.purse,
  ],
  [
    /\b(?:what (?:is|are|do) (?:i|in my|my) (?:carry|carrying|have|own|hold|holding|wearing|got|pack|bag|inventory|equipment|gear|belongings|items|things|possessions|weapons?|pockets?)|what have i got|what do i (?:have|carry|own)|(?:my|show|list|open|check|see|view|display) (?:my |the )?(?:inventory|items|belongings|equipment|gear|pack|bag|things)|what (?:weapons?|items?|things?|equipment|tools?) do i|^inventory|^inv$|^i$|^items$|^equipment$)\b/,
    state.carried,
  ],
  [/\b(?:how do i (?:use|equip)|what (?:do|are) (?:items|things) (?:do|for))\b/, RULES.items],
  [
    /\b(?:(?:my|how (?:strong|fast|smart|clever|quick|tough|charming)|what is my) .*(?:strength|reflexes|charisma|intellect|vigour|perception|endurance)|how (?:strong|good)\b.*\bam i)\b/,
    state.attribute,
  ],
  [
    /\b(?:my (?:stats?|attributes?|sheet|skills?|abilities|character|profession|class|name)|who am i|what am i(?: good at)?$|^stats?$|^status$|character sheet|what can i do well|how (?:strong|fast|smart|clever) am i)\b/,
    state.sheet,
  ],
  [
    /\b(?:what (?:time|day|hour|season|month|year) is|what is the (?:time|date|day|season|hour|weather)|(?:how|what) is the weather|what weather|which (?:day|season)|is it (?:day|night|dark|morning|noon|raining|snowing|winter|summer|late|cold)|how late|when is (?:it )?(?:night|morning|dawn|dusk)|what .*weather)\b/,
    state.time,
  ],
  [
    /\b(?:(?:am i|i am)(?: so| very| quite)? (?:hungry|starving|thirsty)|how (?:much|long) .*\b(?:food|rations|provisions)|do i have (?:any |enough )?(?:food|rations|to eat)|when did i (?:last )?eat|how hungry)\b/,
    state.hunger,
  ],
  [
    /\b(?:where (?:am i|are we|is this|do i stand)|what (?:is this|place is this|land is this)(?: place)?$|which (?:town|city|place) (?:is this|am i)|what is (?:this place|this town|the name of this place))\b/,
    state.whereabouts,
  ],
  [
    /\b(?:where (?:can|could|should|may|do) (?:i|we) (?:go|travel|move|walk|ride|sail)|which way|what (?:ways|paths|roads|exits|directions)|which directions?|^exits$|where (?:does|do) (?:the|this) (?:road|path|way)s? (?:lead|go)|how do i (?:leave|get out))\b/,
    state.ways,
  ],
  [
    /\b(?:where is the (?:nearest|closest|next) (?:town|city|village|settlement|market|port)|(?:nearest|closest) (?:town|city|village)|what (?:towns|cities|villages)|which (?:towns|cities)|any (?:town|city|village)s? (?:near|nearby|around)|^map$|(?:show|open|see|check|view)(?: me)? (?:my |the )?map)\b/,
    state.towns,
  ],
  [
    /\b(?:what (?:is|was) (?:my|the) (?:oath|quest|goal|mission|task|objective|vow|purpose|aim)|what (?:did|have) i (?:swear|sworn|promise|promised)|my (?:oath|quest|goal|mission|vow|objective)\b|what am i (?:doing here|supposed to do|meant to do|here for)|what (?:must|should|do) i (?:have to )?(?:do|accomplish) (?:to|for) (?:keep|fulfil|my oath)|why am i here|how (?:far|close|near) .*\boath|(?:oath|quest) progress|where (?:must|should|do) i go (?:for|to (?:keep|fulfil))|how many boxes)\b/,
    state.oath,
  ],
  [
    /\b(?:(?:what|who) (?:is|are) (?:the |my )?(?:threat|danger|threatens?|enemy|enemies|foe|after me|hunting me)|how (?:much|long|many) .*\b(?:time|threat|clock|segments)|the clock|the threat|who (?:hunts|is hunting|chases) me|what threatens)\b/,
    state.threat,
  ],
  [
    /\b(?:(?:what|whom?|who) do i owe|my (?:debts?|promises|threads|feuds?|obligations)|what (?:promises|debts|threads|matters|deals)|open (?:threads|matters)|do i owe)\b/,
    state.threads,
  ],
  [
    /\b(?:who (?:is|are|else is) (?:here|there|around|present|nearby|with me here|in the room|these people)|is (?:anyone|anybody|someone|somebody) (?:here|there|around|nearby|else)|am i alone|are there (?:people|others)|who do i see|whom do i see|who can i (?:talk|speak) to)\b/,
    state.company,
  ],
  [
    /\b(?:who (?:is|are|travels?) (?:with me|my companions?|in my (?:party|company))|(?:my|what) (?:companions?|party|company|friends|crew)\b|how (?:is|are) my (?:companions?|horse|dog|friends?|hawk)|loyalty)\b/,
    state.companions,
  ],
  [
    /\b(?:what (?:can|could|should|may|might|shall|do) (?:i|we) (?:do(?: here| now| next)?|try)$|what (?:are|is) my (?:options?|choices)|what (?:now|next)$|(?:my|the|list|show) (?:options?|choices)|what (?:is|are) possible|^options$|^choices$|i (?:do not|don't) know what to do|i am (?:stuck|lost|confused)|what are the (?:options|choices))\b/,
    state.choices,
  ],
  [
    /\b(?:what (?:do i|can i|else do i|is there to) (?:see|hear|smell|notice)|what (?:is|lies|stands) (?:around|here|in front of|before|there)|describe (?:the |my |this )?(?:area|place|surroundings|scene|room|land)?|what (?:does|do) (?:it|this|everything|this place|the (?:place|area|land)) look like|what is (?:happening|going on)|what (?:just )?happened|is there anything (?:here|interesting|of interest|else))\b/,
    state.seen,
  ],
  [
    /\b(?:how (?:likely|hard|difficult|risky|dangerous)|(?:what|how) (?:is|are|good are|big is) (?:my|the) (?:chances?|odds)|my (?:chances?|odds)|(?:the )?odds\b|how (?:do|does) (?:the )?(?:dice|rolls?|checks?|chances?|odds|tests?|combat|fighting|fights?) work|would i (?:win|succeed)|can i (?:win|beat)|how is (?:success|the chance))\b/,
    RULES.odds,
  ],
  [
    /\b(?:how (?:do|can|does one|would|could|does) (?:i |you |we |one )?(?:win|finish|complete|end|succeed|fulfil)|how does (?:the (?:game|oath|saga)|this|it) (?:work|end)|what is the (?:point|goal) of)\b/,
    RULES.win,
  ],
  [
    /\b(?:how (?:do|can) i (?:travel|move|get around|walk|use the map)|how does (?:travel|movement|moving|the map) work|how far can i)\b/,
    RULES.travel,
  ],
  [
    /\b(?:what happens (?:if|when) i die|(?:do|can|will) i (?:die|respawn|lose)|is death permanent|go back (?:a|one) turn|undo|rewind)\b/,
    RULES.death,
  ],
  [
    /\b(?:tokens?|how many (?:actions|turns) (?:do i|are)|what does (?:a turn|an action|this) cost|subscription)\b/,
    RULES.tokens,
  ],
  [
    /\b(?:(?:how (?:do|can) i |^)(?:save|load|quit|exit|restart|log ?out)|save (?:the |my )?game|load (?:the |my )?game)\b/,
    RULES.save,
  ],
  [/\b(?:where|how) (?:can|do) i (?:buy|sell|trade|shop|get (?:a|some|more))\b/, RULES.trade],
  [
    /^(?:help|help me|commands?|what are the (?:rules|commands)|how (?:do|can) (?:i|you|we) play|how (?:does|do) (?:this|the game|it|i|the rules)(?: work)?|rules|hint|tutorial|instructions|what (?:is|are) (?:this game|the rules))\b(?! (?:him|her|them|the|me|my|to|bury|with))/,
    RULES.help,
  ],
];

const ASKING =
  /^(?:what|where|who|whom|whose|when|why|how|which|is|are|am|was|were|do i|does|did|have i|has|tell me|show me|list|describe|remind me|do we|do you|can you tell|could you tell|am i|will i|would i|should i|i wonder|any|inventory|inv|items|equipment|stats?|status|help|options|choices|exits|map|commands?|rules|hint|tutorial|instructions|save|load|quit|restart|check my|open my|open the map|my|hp|health|i (?:do not|don't) know what|i am (?:stuck|lost|confused)|can i (?:win|beat|afford|die))\b/;
/** Whether a text asks rather than does. */
export const isAsking = (text: string): boolean =>
  /^(?:can|could|will|would|has|had) (?!i\b|we\b|you\b|not\b)[a-z-]+ [a-z]/.test(text) ||
  /^i am (?:so |very |quite )?(?:hungry|thirsty|starving|tired|exhausted|hurt|wounded|cold|bleeding)\b/.test(text) ||
  /^(?:can|could|would|will|do|did|are|were|have) you\b|^count my (?:money|coins|silver|gold)|^(?:what if|should) (?:i|we)\b/.test(
    text,
  ) ||
  ASKING.test(text) ||
  (/\?\s*$/.test(text) &&
    !/^(?:can|could|may|might|shall|should|what if|let|how about|why not|may) (?:i|we)?\b/.test(text)) ||
  /^(?:can|could|may) i (?:see|know|get information)\b/.test(text);

/** Words that a question about a thing may hold besides its name. */
const HAVE = /\b(?:do i (?:have|carry|own|still have)|have i(?: got)?|is there|are there|can i (?:see|find))\b/;
const AT_WHOM = /\b(?:you|your|yours)\b/;
/** Whether a question is put to somebody in the scene. */
export const isToSomebody = (text: string): boolean =>
  AT_WHOM.test(text) && !/\b(?:tell me|show me|do you know)\b.*\b(?:my|i)\b/.test(text);

const IN_QUESTION = new Set(
  'what where who whom whose when why how which is are was were do does did have has tell show know about of far long away much many me i my like get to from here there kind sort worth live find can will would should it got still any carry describe remind see at in with for doing going near around'.split(
    ' ',
  ),
);
const aboutWhat = (tokens: readonly Token[]): readonly Token[] => tokens.filter(({ text }) => !IN_QUESTION.has(text));

/** What is said of something that is not there. */
const unheardOf = (words: string, text: string, scene: Scene): string | null => {
  if (/\b(?:do i|have i)\b/.test(text)) return `You have no ${words}. ${state.carried(scene)}`;
  if (HAVE.test(text)) return `You see no ${words} here.`;
  if (text.startsWith('who ')) return 'You have not heard of anybody by that name.';
  return text.startsWith('where ') ? `You do not know where that is. ${state.towns(scene)}` : null;
};

const named = (tokens: readonly Token[], text: string, ground: Ground): string | null => {
  const { scene } = ground;
  const what = bind(aboutWhat(tokens), ground, ['person', 'place', 'companion', 'thing', 'matter']);
  if (what.is === 'unknown') return unheardOf(what.words, text, scene);
  if (what.is === 'bound' && what.group === 'coins') return state.purse(scene);
  if (what.is === 'bound' && what.group === 'self') return state.sheet(scene);
  const one =
    what.is === 'several' ? what.of[0] : ground.named.find(({ ref }) => what.is === 'bound' && ref === what.ref);
  return one ? aboutNamed(one, scene) : null;
};

/** Whoever is here may know what the player does not. */
const moreThanKnown = ({ scene }: Ground): string => {
  const person = scene.persons.find(({ isHere }) => isHere);
  return person
    ? `That is more than you know. ${capitalised(shortly(person))} might tell you, if you asked.`
    : `That is more than you know just now. ${RULES.help(scene)}`;
};

/** The answer to a question, from the player's own view. */
export const answerTo = (text: string, tokens: readonly Token[], ground: Ground): string => {
  const { scene } = ground;
  for (const [pattern, answer] of QUESTIONS) {
    const words = pattern.test(text) ? answer(scene, text) : null;
    if (words !== null) return words;
  }
  return named(tokens, text, ground) ?? moreThanKnown(ground);
};
/** Whether one of the common questions is meant. */
export const isKnownQuestion = (text: string): boolean => QUESTIONS.some(([pattern]) => pattern.test(text));
