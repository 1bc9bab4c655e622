import { oathOf } from '#game/content/catalogue.js';
import { type OathKind } from '#game/model/content/oath-kinds.js';
import { type Oath } from '#game/model/saga.js';

/** What an oath asks for; one that this version does not know any more is a wrong to answer. */
export const kindOfOath = ({ key }: Pick<Oath, 'key'>): OathKind => oathOf(key)?.kind ?? 'avenge';
