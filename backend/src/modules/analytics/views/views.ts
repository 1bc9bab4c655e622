import { doubts } from './facts/doubts.view.js';
import { exhaustions } from './facts/exhaustions.view.js';
import { leads } from './facts/leads.view.js';
import { players } from './facts/players.view.js';
import { sessions } from './facts/sessions.view.js';
import { turns } from './facts/turns.view.js';
import { visits } from './facts/visits.view.js';
import { dailyActivePlayers } from './figures/daily-active-players.figure.js';
import { deaths, deathsByTerrain, deathsByTurn } from './figures/deaths.figure.js';
import { funnel } from './figures/funnel.figure.js';
import { leadConversion } from './figures/lead-conversion.figure.js';
import { lifecycle } from './figures/lifecycle.figure.js';
import { narration } from './figures/narration.figure.js';
import { retention } from './figures/retention.figure.js';
import { rollFairness } from './figures/roll-fairness.figure.js';
import { tokenExhaustion } from './figures/token-exhaustion.figure.js';
import { turnsByChoice } from './figures/turns-by-choice.figure.js';
import { type AnalyticsView, type Figure, viewOf } from './view.js';

/** In the order of the page. */
export const FIGURES: readonly Figure[] = [
  dailyActivePlayers,
  lifecycle,
  retention,
  funnel,
  turnsByChoice,
  rollFairness,
  deathsByTurn,
  deathsByTerrain,
  deaths,
  tokenExhaustion,
  narration,
  leadConversion,
];

/** All of schema `analytics`: each stands on those before it alone. */
export const VIEWS: readonly AnalyticsView[] = [
  players,
  sessions,
  turns,
  visits,
  exhaustions,
  doubts,
  leads,
  ...FIGURES.map(viewOf),
];
