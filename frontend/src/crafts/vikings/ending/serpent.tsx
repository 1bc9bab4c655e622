import { pathOf } from '../knotwork/line.js';
import { SERPENT, TAIL, tapered } from './serpent-line.js';

const D = pathOf(SERPENT);
const TAIL_D = tapered(TAIL, (along) => 44 * (1 - along) ** 1.15 + 2.5);

/** The body that bears the runes: a band with a rim on either side. */
export const SerpentBody = () => (
  <g fill="none">
    <path d={D} stroke="var(--cut)" strokeWidth="50" />
    <path d={D} stroke="var(--serpent)" strokeWidth="46.500" />
    <path d={D} stroke="var(--cut)" strokeWidth="38" />
    <path d={D} stroke="var(--carved)" strokeWidth="35.500" />
  </g>
);

const LOWER_JAW =
  'M344 538C322 552 296 562 268 568 246 572 222 576 212 566 204 556 212 546 221 550 226 553 222 559 217 557 226 562 244 556 262 549 280 542 290 534 298 526z';
const HEAD =
  'M346 486C332 472 304 468 284 476 262 485 244 496 222 496 214 496 208 491 211 485 214 480 221 483 219 488 204 472 190 488 198 502 206 514 228 516 250 515 270 515 286 518 298 527 316 536 332 538 348 538z';
const LAPPET =
  'M322 478C326 464 318 452 302 450 286 450 280 462 288 467 295 470 300 464 296 459 306 460 306 468 300 476z';
const FANG = 'M232 516C234 524 238 530 242 533 243 526 244 521 244 516z';

/** The head, which has its own tail between its teeth. */
export const SerpentHead = () => (
  <g stroke="var(--cut)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path d={LOWER_JAW} fill="var(--serpent)" />
    <path d={TAIL_D} fill="var(--serpent-two)" />
    <path d="M176 495L161 530M185 501L171 536" fill="none" stroke="var(--carved)" />
    <path d={FANG} fill="var(--carved)" strokeWidth="1.400" />
    <path d={LAPPET} fill="var(--serpent-two)" />
    <path d={HEAD} fill="var(--serpent)" />
    <path d="M340 481Q328 510 342 539M331 476Q319 508 331 536" fill="none" />
    <path d="M216 504C236 508 262 503 292 510" fill="none" strokeWidth="1.400" />
    <path d="M256 499C262 486 286 480 302 492 290 503 270 506 256 499z" fill="var(--carved)" />
    <circle cx="281" cy="493" r="4.400" fill="var(--cut)" stroke="none" />
  </g>
);
