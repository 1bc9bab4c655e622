import { type Pool } from 'pg';

/** The pool that queries and write-side tables share. */
export type Postgres = Pool;
export const POSTGRES = Symbol('Postgres');
