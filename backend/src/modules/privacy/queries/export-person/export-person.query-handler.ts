import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { PersonalStores } from '#backend/platform/personal-data/personal-store.js';

/** GET /api/user/export: one JSON document, in parts. */
export class ExportPersonQuery extends Query<AsyncIterable<string>> {
  constructor(readonly userId: string) {
    super();
  }
}

const BEGINNING = 'Everything that Steppes & Seas keeps about you, as it is now.';

/** Writes a section for each store, an entry at a time: a long saga is never in memory as a whole. */
@QueryHandler(ExportPersonQuery)
export class ExportPersonQueryHandler implements IQueryHandler<ExportPersonQuery> {
  constructor(
    private readonly stores: PersonalStores,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ userId }: ExportPersonQuery): Promise<AsyncIterable<string>> {
    return Promise.resolve(this.parts(userId));
  }

  private async *parts(userId: string): AsyncGenerator<string> {
    const head = JSON.stringify({ about: BEGINNING, userId, exportedAt: this.clock.now().toISOString() });
    yield head.slice(0, -1);
    for (const store of this.stores.all()) {
      let before = '';
      for await (const entry of store.export(userId)) {
        yield (before || `,\n${JSON.stringify(store.name)}:[`) + `\n${JSON.stringify(entry)}`;
        before = ',';
      }
      if (before !== '') yield '\n]';
    }
    yield '\n}\n';
  }
}
