import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';

export type FoundUser = Pick<UserRow, 'id' | 'username' | 'kind'>;

/** People by what support knows of them. */
@Injectable()
export class PersonFinder {
  constructor(@InjectRepository(userEntity) private readonly users: Repository<UserRow>) {}

  /** @param name an id, or a username in any case @returns none who was erased */
  find(name: string): Promise<FoundUser | null> {
    return this.users
      .createQueryBuilder('person')
      .where('NOT person.erased')
      .andWhere('(person.id = :name OR lower(person.username) = lower(:name))', { name })
      .orderBy({ 'person.id': 'ASC' })
      .getOne();
  }
}
