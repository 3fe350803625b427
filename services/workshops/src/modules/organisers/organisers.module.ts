import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AttendeesController } from './attendees.controller';
import { AttendeesRepository } from './attendees.repository';
import { OrganisedSessionsController } from './organised-sessions.controller';
import { OrganisedSessionsRepository } from './organised-sessions.repository';
import { OrganisedSessionsService } from './organised-sessions.service';

@Module({
  imports: [SessionsModule, BookingsModule],
  controllers: [OrganisedSessionsController, AttendeesController],
  providers: [OrganisedSessionsService, OrganisedSessionsRepository, AttendeesRepository],
})
export class OrganisersModule {}
