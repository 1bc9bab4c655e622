import { Module } from '@nestjs/common';
import { StaffCommands } from './staff-commands.js';
import { StaffRepository } from './staff.repository.js';

/** The streams of the members of the staff. */
@Module({ providers: [StaffRepository, StaffCommands], exports: [StaffCommands] })
export class StaffStreamModule {}
