import { type Revision } from '#backend/platform/event-store/event-store.port.js';

const PAGE = 200;

export interface PageOfStream {
  readonly direction: 'forwards';
  readonly from: Revision;
  readonly limit: number;
}

/** A stream from a revision on, page by page on demand. */
export async function* inRevisions<E extends { readonly revision: Revision }>(
  first: Revision,
  read: (page: PageOfStream) => Promise<readonly E[]>,
): AsyncGenerator<E> {
  for (let from = first; ;) {
    const page = await read({ direction: 'forwards', from, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    from = last.revision + 1n;
  }
}
