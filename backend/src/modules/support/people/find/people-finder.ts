import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { In, type ObjectLiteral, type Repository } from 'typeorm';
import { type Match } from '#contracts/support/people-views.js';
import { CONFIRMED_ADDRESSES, type ConfirmedAddresses } from '#backend/modules/account/account.port.js';
import { LEADS, type Leads } from '#backend/modules/lead/lead.port.js';
import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { ghlLeadEntity, type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { storedText } from '#projections/stored-text.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { type Found } from '../found-rows.js';

/** One more than is shown of each kind. */
export const LOOKED_UP = 21;

export interface FoundRows {
  readonly people: readonly Found<UserRow>[];
  readonly sessions: readonly Found<GameCharacterRow>[];
  readonly leads: readonly Found<GhlLeadRow>[];
}

const beginsWith = (text: string): string => `${storedText(text).replace(/[\\%_]/g, '\\$&')}%`;
const found = <R>(rows: readonly R[], matched: Match): readonly Found<R>[] => rows.map((row) => ({ row, matched }));
const NOTHING: FoundRows = { people: [], sessions: [], leads: [] };

/** Looks people, sagas and leads up. An address is looked up by its keyed hash; names by how they begin. */
@Injectable()
export class PeopleFinder {
  constructor(
    @InjectRepository(userEntity) private readonly users: Repository<UserRow>,
    @Inject(CONFIRMED_ADDRESSES) private readonly addresses: ConfirmedAddresses,
    @Inject(LEADS) private readonly knownLeads: Leads,
  ) {}

  private get heroes() {
    return this.users.manager.getRepository(gameCharacterEntity);
  }
  private get leads() {
    return this.users.manager.getRepository(ghlLeadEntity);
  }

  find(query: string): Promise<FoundRows> {
    if (isUUID(query)) return this.byId(query);
    return query.includes('@') ? this.byEmail(query) : this.byName(query);
  }

  /** A saga's id is the client's, in either case of letters. */
  private async byId(typed: string): Promise<FoundRows> {
    const id = In([...new Set([typed, typed.toLowerCase()])]);
    const people = await this.users.findBy({ id });
    const sessions = await this.heroes.find({ where: [{ sessionId: id }, { id }], take: LOOKED_UP });
    const leads = await this.leads.findBy({ id });
    return { people: found(people, 'id'), sessions: found(sessions, 'id'), leads: found(leads, 'id') };
  }

  /** Addresses that were proved, and those of leads. */
  private async byEmail(email: string): Promise<FoundRows> {
    const [userId, lead] = [await this.addresses.ownerOf(email), await this.knownLeads.findByEmail(email)];
    const owner = userId === null ? [] : await this.users.findBy({ id: userId });
    const leads = lead === null ? [] : await this.leads.findBy({ id: lead.leadId });
    const other = lead?.userId && lead.userId !== userId ? await this.users.findBy({ id: lead.userId }) : [];
    return { ...NOTHING, people: [...found(owner, 'email'), ...found(other, 'lead')], leads: found(leads, 'email') };
  }

  private async byName(name: string): Promise<FoundRows> {
    const people = await named(this.users, ['username'], name);
    const sessions = await named(this.heroes, ['name'], name);
    const leads = await named(this.leads, ['firstName', 'lastName'], name);
    return { people: found(people, 'name'), sessions: found(sessions, 'name'), leads: found(leads, 'name') };
  }
}

const named = <R extends ObjectLiteral>(rows: Repository<R>, fields: readonly (keyof R & string)[], name: string) =>
  rows
    .createQueryBuilder('row')
    .where(fields.map((field) => `row.${field} ILIKE :begins`).join(' OR '), { begins: beginsWith(name) })
    .orderBy('row.createdAt', 'DESC', 'NULLS LAST')
    .addOrderBy('row.id')
    .limit(LOOKED_UP)
    .getMany();
