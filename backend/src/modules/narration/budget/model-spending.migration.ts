import { type Migration } from '#backend/platform/postgres/migration.js';

/** Tokens of models by day (UTC); the holder is a person, or '' for the whole server. */
export const modelSpendingMigration: Migration = {
  name: 'model-spending',
  up: `create table model_spending (
    day date not null,
    holder text not null,
    calls bigint not null,
    input_tokens bigint not null,
    output_tokens bigint not null,
    primary key (day, holder)
  )`,
};
