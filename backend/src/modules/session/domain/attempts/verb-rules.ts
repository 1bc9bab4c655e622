import { type Verb } from '#game/model/attempt.js';
import { type VerbRule } from './verb-rule.js';
import { look } from './verbs/look.verb.js';
import { search } from './verbs/search.verb.js';
import { ask } from './verbs/ask.verb.js';
import { talk } from './verbs/talk.verb.js';
import { give } from './verbs/give.verb.js';
import { trade } from './verbs/trade.verb.js';
import { sell } from './verbs/sell.verb.js';
import { promise } from './verbs/promise.verb.js';
import { threaten } from './verbs/threaten.verb.js';
import { trick } from './verbs/trick.verb.js';
import { steal } from './verbs/steal.verb.js';
import { hide } from './verbs/hide.verb.js';
import { follow } from './verbs/follow.verb.js';
import { wait } from './verbs/wait.verb.js';
import { rest } from './verbs/rest.verb.js';
import { eat } from './verbs/eat.verb.js';
import { tend } from './verbs/tend.verb.js';
import { make } from './verbs/make.verb.js';
import { use } from './verbs/use.verb.js';
import { attack } from './verbs/attack.verb.js';
import { spare } from './verbs/spare.verb.js';
import { flee } from './verbs/flee.verb.js';
import { climb } from './verbs/climb.verb.js';
import { swim } from './verbs/swim.verb.js';
import { pray } from './verbs/pray.verb.js';
import { sing } from './verbs/sing.verb.js';
import { bury } from './verbs/bury.verb.js';
import { teach } from './verbs/teach.verb.js';
import { swear } from './verbs/swear.verb.js';
import { breakOath } from './verbs/break-oath.verb.js';
import { dismiss } from './verbs/dismiss.verb.js';
import { send } from './verbs/send.verb.js';

/** The rule of every verb but `go`, which is a move. */
export const VERB_RULES: Readonly<Record<Exclude<Verb, 'go'>, VerbRule>> = {
  look,
  search,
  ask,
  talk,
  give,
  trade,
  sell,
  promise,
  threaten,
  trick,
  steal,
  hide,
  follow,
  wait,
  rest,
  eat,
  tend,
  make,
  use,
  attack,
  spare,
  flee,
  climb,
  swim,
  pray,
  sing,
  bury,
  teach,
  swear,
  'break-oath': breakOath,
  dismiss,
  send,
};
