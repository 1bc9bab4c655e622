import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type CrmLeadView } from '#contracts/integration/managed.js';
import { LEAD_REJECTIONS } from '#contracts/lead/rejections.js';
import { cursorOf, isTimeAndId, placeIn } from '#backend/platform/http/cursor.js';
import { type Page, pageOf, type PageQuery } from '#backend/platform/http/paged.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { ghlLeadEntity, type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';

const PAGE = 50;

const viewOf = ({ id: leadId, ...row }: GhlLeadRow): CrmLeadView => {
  const { userId, ghlContactId, contactOrigin, syncStatus, syncError } = row;
  const { refused, withheld, missing, createdAt, lastGhlSync } = row;
  const standing = { syncStatus, syncError, refused, withheld, missing };
  return { leadId, userId, ghlContactId, contactOrigin, ...standing, createdAt, lastGhlSync };
};

/** How leads stand with the CRM, from the read model: ids and names of fields, nothing that they told. */
@Injectable()
export class CrmLeadRows {
  constructor(@InjectRepository(ghlLeadEntity) private readonly leads: Repository<GhlLeadRow>) {}

  /** The newest first. */
  async page(
    status: CrmLeadView['syncStatus'] | null,
    { limit = PAGE, cursor }: PageQuery,
  ): Promise<Page<CrmLeadView>> {
    const place = placeIn(cursor, isTimeAndId);
    const rows = this.leads
      .createQueryBuilder('lead')
      .where('NOT lead.erased')
      .orderBy({ 'lead.createdAt': 'DESC', 'lead.id': 'DESC' });
    if (status !== null) rows.andWhere('lead.syncStatus = :status', { status });
    if (place !== null) rows.andWhere('(lead.createdAt, lead.id) < (:at, :id)', { at: place[0], id: place[1] });
    const read = await rows.limit(limit + 1).getMany();
    const { items, next } = pageOf(read, limit, ({ createdAt, id }) => cursorOf(createdAt, id));
    return { items: items.map(viewOf), next };
  }

  /** @throws RejectedError LEAD_NOT_KNOWN */
  async find(leadId: string): Promise<CrmLeadView> {
    const row = await this.leads.findOneBy({ id: leadId, erased: false });
    if (row === null) throw rejectedBy(LEAD_REJECTIONS, { code: 'LEAD_NOT_KNOWN' });
    return viewOf(row);
  }
}
