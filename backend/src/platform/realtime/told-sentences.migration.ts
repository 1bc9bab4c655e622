import { type Migration } from '../postgres/migration.js';

/** Sentences of running narrations: already shown, not yet in the log. */
export const toldSentencesMigration: Migration = {
  name: 'told-sentences',
  up: `create table told_sentences (
    session_id text not null,
    turn integer not null,
    n integer not null,
    text text not null,
    told_at timestamptz not null default now(),
    primary key (session_id, turn, n)
  );
  create index told_sentences_by_age on told_sentences (told_at)`,
};
