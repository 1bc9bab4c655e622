import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** The description of the HTTP calls, generated from the code: /api/openapi.json. */
export const serveOpenApi = (app: NestFastifyApplication): void => {
  const description = new DocumentBuilder()
    .setTitle('Steppes & Seas')
    .setVersion('1')
    .setDescription('A saga, turn by turn.')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('api/openapi', app, () => SwaggerModule.createDocument(app, description), {
    ui: false,
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
  });
};
