import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { SCHEMES } from './open-api/access.js';
import { described } from './open-api/described.js';
import { ErrorAnswer } from './open-api/error.answer.js';
import { routesOf } from './open-api/routes.js';

const DESCRIPTION =
  'A saga, turn by turn. Calls with the tag `integrations` are for other systems, with a key of their own; the others ' +
  'are for the client of a player.';

const describe = (app: NestFastifyApplication): OpenAPIObject => {
  const { publicUrl } = app.get<Pick<Config, 'publicUrl'>>(CONFIG);
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Steppes & Seas')
    .setVersion('1')
    .setDescription(DESCRIPTION)
    .addServer(publicUrl)
    .addSecurity('player', SCHEMES.player)
    .addSecurity('integration', SCHEMES.integration)
    .build();
  const document = SwaggerModule.createDocument(app, about, { extraModels: [ErrorAnswer] });
  return described(document, routesOf(app), publicUrl);
};

/** The description of the HTTP calls, generated from the code: /api/openapi.json. */
export const serveOpenApi = (app: NestFastifyApplication): void => {
  SwaggerModule.setup('api/openapi', app, () => describe(app), {
    ui: false,
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
  });
};
