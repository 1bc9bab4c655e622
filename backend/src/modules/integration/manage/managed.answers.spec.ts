import { type Type } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { Test } from '@nestjs/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as crm from './managed-crm.answers.js';
import * as endpoints from './managed-endpoints.answers.js';
import * as keys from './managed-keys.answers.js';

type Properties = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const CLASSES: readonly Type[] = [crm, endpoints, keys].flatMap((file) => Object.values<Type>({ ...file }));

const propertiesOf = async (): Promise<Readonly<Record<string, Properties>>> => {
  const module = await Test.createTestingModule({}).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  const about = new DocumentBuilder().setOpenAPIVersion('3.1.0').build();
  const { components } = SwaggerModule.createDocument(app, about, { extraModels: [...CLASSES] });
  await app.close();
  const schemas = components?.schemas as Readonly<Record<string, { readonly properties: Properties }>>;
  return Object.fromEntries(Object.entries(schemas).map(([name, { properties }]) => [name, properties]));
};

it('what is managed is described with examples that are good by the description', async () => {
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, uri: true } });
  const described = await propertiesOf();
  expect(Object.keys(described).sort()).toEqual(CLASSES.map(({ name }) => name).sort());
  const faults = Object.entries(described).flatMap(([name, properties]) =>
    Object.entries(properties)
      .filter(([, schema]) => 'example' in schema && !ajv.validate(schema, schema['example']))
      .map(([field, schema]) => `${name}.${field}: ${JSON.stringify(schema)}`),
  );
  expect(faults).toEqual([]);
});
