import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtraModels, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { CURSOR_MAX_LENGTH } from './cursor.js';

/** A part of a list; `next` is the cursor of the following part, null at the end. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** At most this many entries a page. */
export const PAGE_MAX = 200;
const sized = `A page has 1 to ${PAGE_MAX} entries.`;

/** The query of a list: without it, the list's first page. */
export class PageQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: PAGE_MAX })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: sized })
  @Min(1, { message: sized })
  @Max(PAGE_MAX, { message: sized })
  limit?: number;

  @ApiPropertyOptional({ description: 'From the Link header of the page before.' })
  @IsOptional()
  @IsString({ message: 'A cursor is text.' })
  @MaxLength(CURSOR_MAX_LENGTH, { message: 'That is no place in this list: begin it anew without a cursor.' })
  cursor?: string;
}

const linkTo = (url: string, cursor: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://list');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
};

/** The bare list of the specification, with a `Link` to the next page (RFC 8288) while there is one. */
@Injectable()
class PagedInterceptor implements NestInterceptor<Page<unknown>, readonly unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<readonly unknown[]> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map(({ items, next: cursor }) => {
        const { url } = http.getRequest<FastifyRequest>();
        if (cursor !== null) void http.getResponse<FastifyReply>().header('Link', linkTo(url, cursor));
        return items;
      }),
    );
  }
}

/** A route whose handler returns a `Page`. */
export const Paged = () => applyDecorators(UseInterceptors(PagedInterceptor), ApiExtraModels(PageQuery));

/** A page from one entry more than it may have. */
export const pageOf = <T>(rows: readonly T[], limit: number, cursor: (last: T) => string): Page<T> => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? cursor(last) : null };
};
