import { Command } from '@nestjs/cqrs';
import { type Authenticated } from '#contracts/account/views.js';

/** POST /api/auth/guest (specification section 7). */
export class CreateGuestCommand extends Command<Authenticated> {}
