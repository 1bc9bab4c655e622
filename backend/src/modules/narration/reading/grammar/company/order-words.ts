/* Forms of words by which companions are spoken of; `@n` stands for one of them, or for several. */

const TELLING =
  'tell|ask|order|command|instruct|urge|beg|want|need|persuade|allow|permit|advise|direct|signal|sign|motion|would like|set|get|leave it to|leave|send';
const LETTING = 'let|have|make|bid|watch';
/** 'Let @0 open the chest', 'ask @0 to open the chest': the mark, then the words of the deed. */
export const CAUSED = new RegExp(
  `^(?:i |we |will |would |shall |should |can |could |must |want to |like to |try to |have to |going to |am )*(?:(?:${TELLING})(?:ed|s)?(?: to| for| out| off)? @(\\d+) (?:to|and|so that (?:he|she|they)|(?:that )?(?:he|she|it|they) (?:shall|should|must|has to|have to)) (?:go and |go to |try to |come and )?(.+)|(?:${LETTING})(?:s|ting)? @(\\d+) (?:go and |come and |try to )?(.+))$`,
);
/** '@0 should open the chest', '@0 opens the chest'. */
export const THEIRS =
  /^@(\d+) (?:(?:should|must|shall|can|could|will|would|may|might|is to|are to|has to|have to|needs to|need to|ought to|tries to|try to|also|then|now|please|goes and|go and|both|you) )*(.+)$/;
/** 'Use @0 to open the chest'. */
export const USED = /^(?:i |we )?use @(\d+) (?:to|for) (.+)$/;

/** 'Help @0 carry the board', 'help @0 with the board': the mark, whether a noun follows, then the work. */
export const HELPING =
  /^(?:i |we |will |would |shall |should |can |could |must |want to |like to |try to |have to |going to |am |go and |offer to )*(?:help|assist|aid)(?:s|ed|ing)? @(\d+)(?: out)?(?: (with|in|at)| to)? (?!up\b|out\b|stand\b|rise\b|walk\b|to\b)(.+)$/;
/** Help that is care for wounds. */
export const CARE = /\b(?:wounds?|hurts?|injur\w+|bleed\w*|fever|burns?|bruises?|feet|pain)\b/;

const BESIDE =
  "(?:'s (?:help|aid|hands?)| to help(?: me| us)?| helping(?: me)?| to back me(?: up)?| (?:at|by) my side| beside me| behind me| with me)?";
const ALONG =
  '(?:together with|along with|side by side with|alongside|with the (?:help|aid) of|helped by|aided by|accompanied by|taking)';
/** 'With @0 (at my side) I open the chest'. */
export const WITH_FIRST = new RegExp(
  `^(?:i |we |together )*(?:${ALONG}|with) @(\\d+)${BESIDE},? (?:i |we |let us )?(.+)$`,
);
/** 'I open the chest together with @0'. */
export const TOGETHER_LAST = new RegExp(`^(.+?),? ${ALONG} @(\\d+)${BESIDE}$`);
export const WITH_LAST = new RegExp(`^(.+?),? with @(\\d+)(${BESIDE})$`);
export const ALL_OF_US = /^(?:we all|we both|all of us|both of us|together we|the (?:two|three|four) of us) (.+)$/;

/** A call, a look or a step that goes before an order. */
export const CALL =
  /^(?:i |we )?(?:call(?: out)?|whistle|beckon|signal|wave|turn|look|nod|go|walk|shout|point|gesture|wink|come)(?: (?:for|to|at|over|upon|on|out))* @(\d+)(?: over| here| to me| closer| up)?$/;

const ALL_BUT_ONE_VERB = 'let|have|make|get|ask|tell|order|send|urge|bid';
/** 'Let her pull the cart'. */
export const BY_PRONOUN = new RegExp(
  `\\b(${ALL_BUT_ONE_VERB}) (him|her|it|them|both|them both)\\b(?! (?:be|go|live|alone|pass)\\b)`,
  'g',
);

export const EVERYBODY =
  /^(?:both of you|the two of you|you two|all of you|you all|you three|you lot|everybody|everyone|my (?:companions|friends|people|men|company)|friends|lads)[,:!] ?(?=\p{L})/u;
/** 'Tell my companions to wait'. */
export const MY_COMPANY =
  /\b((?:let|have|make|get|ask|tell|order|send|with)) (?:(?:all |both )?(?:my (?:companions|friends|people|company|men|party)|the others)|everyone with me)\b/g;

/** 'Hold your shield over me' is to guard the hero. */
export const GUARDING =
  /^(?:(?:shield|protect|cover|defend|guard|watch over|stand guard over|keep guard over|keep) (?:me|us|my (?:back|side|flank))\b|(?:hold|raise|lift|put|keep) (?:up )?(?:his|her|your|their|the|my|a)? ?(?:\w+ )?shields? (?:over|before|in front of|above|around) (?:me|us)\b)/;
/** What ends a stay with the hero, and is no order. */
export const PARTING = /^(?:go|leave|be|live)(?: home| away| free| off)?$/;
/** Words to a companion that are no order. */
export const NO_ORDER =
  /^(?:i\b|what\b|where\b|who\b|why\b|how\b|when\b|do you\b|are you\b|have you\b|is\b|does\b|did\b|was\b|tell me\b|thank|sorry|hello|you\b|my\b|there\b|this\b|that\b|(?:can|could|will|would) you (?:know|see|hear|tell|remember|think|believe|say)\b)/;
