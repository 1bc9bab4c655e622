/**
 * Receives webhooks and checks that they are the game's. Node 20 or newer; npm install standardwebhooks
 * SECRET=whsec_… PORT=8080 node receive-webhooks.mjs
 */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SECRET);
/** An event comes again when an answer was lost: keep the ids of the last days where this process can find them. */
const seen = new Set();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  try {
    // The body as it came: parsed and written anew it has another signature. Older than five minutes is refused.
    const event = webhook.verify(body, request.headers);
    if (!seen.has(event.id)) console.log(event.type, event.subject);
    seen.add(event.id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
});
server.listen(Number(process.env.PORT ?? 8080), () => console.log(`listening on ${server.address().port}`));
