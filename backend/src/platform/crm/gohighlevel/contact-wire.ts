import { z } from 'zod';
import { comparableName, type Contact, type ContactFields, STANDARD_FIELDS } from '../crm.port.js';
import { type CustomFieldIds } from './ghl-custom-fields.js';

const text = z.string().nullish();
const value = z.unknown().optional();
const contact = z.object({
  id: z.string(),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  source: text,
  tags: z.array(z.string()).nullish(),
  customFields: z.array(z.object({ id: z.string(), value, field_value: value, fieldValue: value })).nullish(),
});
const answer = z.object({ contact: contact.nullish(), new: z.boolean().nullish() });

/** Whether an upsert says that it has made the contact. @throws ZodError */
export const saysItIsNew = (body: unknown): boolean => answer.parse(body).new === true;

const textOf = (given: unknown): string =>
  given === null || given === undefined ? '' : typeof given === 'string' ? given : JSON.stringify(given);

/** A contact as every version of the API writes it; null where the answer has none. @throws ZodError */
export const readContact = (body: unknown, { byId }: CustomFieldIds): Contact | null => {
  const { contact: read } = answer.parse(body);
  if (!read) return null;
  const standard = STANDARD_FIELDS.map((name) => [name, textOf(read[name as keyof typeof read])] as const);
  const custom = (read.customFields ?? []).map((field) => {
    const given = field.value ?? field.fieldValue ?? field.field_value;
    return [byId.get(field.id) ?? field.id, textOf(given)] as const;
  });
  const fields = Object.fromEntries([...custom, ...standard].filter(([, content]) => content !== ''));
  return { id: read.id, fields, tags: (read.tags ?? []).map((tag) => tag.toLowerCase()) };
};

/** Version v3 renamed the field of a custom field's value. */
const valueName = (apiVersion: string): string => (apiVersion === 'v3' ? 'fieldValue' : 'field_value');

/** The body of a contact, without custom fields that the CRM does not know: one such field would make it refuse all. */
export const writeContact = (fields: ContactFields, { byKey }: CustomFieldIds, apiVersion: string): object => {
  const all = Object.entries(fields);
  const standard = all.filter(([name]) => STANDARD_FIELDS.includes(name));
  const customFields = all.flatMap(([name, content]) => {
    const id = STANDARD_FIELDS.includes(name) ? undefined : byKey.get(comparableName(name));
    return id === undefined ? [] : [{ id, [valueName(apiVersion)]: content }];
  });
  return { ...Object.fromEntries(standard), ...(customFields.length > 0 && { customFields }) };
};
