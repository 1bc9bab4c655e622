import { Injectable } from '@nestjs/common';
import { type VisitEvent } from '#contracts/visit/events.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Visit, visitFold } from './domain/visit.fold.js';

/** Visits by their id. */
@Injectable()
export class VisitRepository extends Repository<Visit, VisitEvent, never> {
  constructor(services: RepositoryServices) {
    super(services, { fold: visitFold, rejections: {} });
  }
}
