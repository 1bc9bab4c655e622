import { Injectable, type PipeTransform } from '@nestjs/common';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { isLeadCsvReader, type LeadCsvReader } from './lead-csv.js';

/** `?for=crm`; a spreadsheet where nothing is said. */
@Injectable()
export class LeadCsvReaderPipe implements PipeTransform<unknown, LeadCsvReader> {
  /** @throws RejectedError 400 INVALID_FIELD */
  transform(value: unknown = 'spreadsheet'): LeadCsvReader {
    if (typeof value === 'string' && isLeadCsvReader(value)) return value;
    throw new RejectedError(400, 'INVALID_FIELD', 'The file is written for a spreadsheet or for a crm.', {
      field: 'for',
    });
  }
}
